import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { Photo } from '@/lib/contracts/photos';

export interface PhotoUpload {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** From 0 to 1. */
  share: number;
  problem: string | null;
}

/** Sent at the same time. */
const AT_ONCE = 3;

/** Sends photos, a few at a time; what fails waits for another try, what is refused stays to be read. */
export function usePhotoUploads(onDone: (photo: Photo, file: File) => void) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const [done, setDone] = useState(0);
  const next = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  const { mutateAsync: upload } = useUploadPhoto();

  useEffect(() => {
    const stopping = new AbortController();
    leaving.current = stopping;
    return () => stopping.abort();
  }, []);

  const change = (key: string, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const finish = useEffectEvent((photo: Photo, { key, file }: PhotoUpload) => {
    setUploads((all) => all.filter((one) => one.key !== key));
    setDone((count) => count + 1);
    onDone(photo, file);
  });

  const send = useEffectEvent(async (one: PhotoUpload) => {
    change(one.key, { state: 'sending', share: 0, problem: null });
    const sending = { onProgress: (share: number) => change(one.key, { share }), signal: leaving.current?.signal };
    const result = await upload({ file: one.file, ...sending });
    if ('photo' in result) finish(result.photo, one);
    else change(one.key, { state: result.isPassing ? 'failed' : 'refused', problem: result.problem });
  });

  const sendingNow = uploads.filter(({ state }) => state === 'sending').length;
  const waiting = uploads.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (waiting && sendingNow < AT_ONCE) void send(waiting);
  }, [waiting, sendingNow]);

  return {
    uploads,
    done,
    isBusy: waiting !== undefined || sendingNow > 0,
    add: (files: readonly File[]) => {
      if (uploads.length === 0) setDone(0);
      const fresh = files.map((file): PhotoUpload => {
        next.current += 1;
        return { key: String(next.current), file, state: 'waiting', share: 0, problem: null };
      });
      setUploads((all) => [...all, ...fresh]);
    },
    retry: (key: string) => change(key, { state: 'waiting' }),
    retryAll: () =>
      setUploads((all) => all.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one))),
    dismiss: (key: string) => setUploads((all) => all.filter((one) => one.key !== key)),
  };
}
