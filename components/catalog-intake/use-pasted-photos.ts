import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkPhoto } from '@/lib/client/photo-check';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { Photo } from '@/lib/contracts/photo-record';

/** A photo being uploaded, or one that failed. */
export interface SentPhoto {
  key: number;
  name: string;
  file: File;
  /** Null while it is uploading. */
  problem: string | null;
}

const imagesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads photos one after the other: selected, dropped, or pasted anywhere on the page. */
export function usePastedPhotos(onDone: (photo: Photo, warnings: string[]) => void) {
  const [sent, setSent] = useState<SentPhoto[]>([]);
  const { mutateAsync: upload } = useUploadPhoto();
  const line = useRef(Promise.resolve());
  const next = useRef(0);
  const dismiss = (key: number) => setSent((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file }: SentPhoto) => {
    const warnings = await checkPhoto(file);
    const answer = await upload({ file });
    if ('problem' in answer)
      return setSent((all) => all.map((one) => (one.key === key ? { ...one, problem: answer.problem } : one)));
    dismiss(key);
    onDone(answer.photo, warnings);
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      next.current += 1;
      const one: SentPhoto = { key: next.current, name: file.name, file, problem: null };
      setSent((all) => [...all, one]);
      line.current = line.current.then(() => send(one));
    }
  };
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = imagesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
  return {
    sent,
    isBusy: sent.some(({ problem }) => problem === null),
    add,
    retry: (one: SentPhoto) => {
      dismiss(one.key);
      add([one.file]);
    },
    dismiss,
  };
}
