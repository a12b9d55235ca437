import { useEffect, useRef, useState } from 'react';
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
  const line = useRef<{ queue: Pick<PhotoUpload, 'key' | 'file'>[]; active: number; next: number }>({
    queue: [],
    active: 0,
    next: 0,
  });
  const leaving = useRef<AbortController | null>(null);
  const { mutateAsync: upload } = useUploadPhoto();

  useEffect(() => {
    const stopping = new AbortController();
    leaving.current = stopping;
    return () => stopping.abort();
  }, []);

  const change = (key: string, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dismiss = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file }: Pick<PhotoUpload, 'key' | 'file'>): Promise<void> {
    change(key, { state: 'sending', share: 0, problem: null });
    const onProgress = (share: number) => change(key, { share });
    const answer = await upload({ file, onProgress, signal: leaving.current?.signal });
    if ('photo' in answer) {
      dismiss(key);
      setDone((count) => count + 1);
      onDone(answer.photo, file);
    } else change(key, { state: answer.isPassing ? 'failed' : 'refused', problem: answer.problem });
  }

  async function sendNext(): Promise<void> {
    const { current } = line;
    const one = current.active < AT_ONCE ? current.queue.shift() : undefined;
    if (!one) return;
    current.active += 1;
    await send(one);
    current.active -= 1;
    await sendNext();
  }

  const enqueue = (some: readonly Pick<PhotoUpload, 'key' | 'file'>[]) => {
    line.current.queue.push(...some);
    for (let free = line.current.active; free < AT_ONCE; free += 1) void sendNext();
  };
  const retry = (some: readonly PhotoUpload[]) => {
    for (const { key } of some) change(key, { state: 'waiting', problem: null });
    enqueue(some);
  };

  return {
    uploads,
    done,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: (files: readonly File[]) => {
      if (uploads.length === 0) setDone(0);
      const fresh = files.map((file): PhotoUpload => {
        line.current.next += 1;
        return { key: String(line.current.next), file, state: 'waiting', share: 0, problem: null };
      });
      setUploads((all) => [...all, ...fresh]);
      enqueue(fresh);
    },
    retry: (key: string) => retry(uploads.filter((one) => one.key === key)),
    retryAll: () => retry(uploads.filter(({ state }) => state === 'failed')),
    dismiss,
  };
}
