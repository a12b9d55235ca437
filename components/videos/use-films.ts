import { useRef, useState } from 'react';
import { toApiError } from '@/lib/client/http/api-error';
import { sendFilm } from '@/lib/client/http/send-film';
import type { NewFilm } from '@/lib/contracts/videos/video-uploads';

/** A film on its way, here, or refused. */
export interface FilmOnItsWay {
  key: number;
  name: string;
  share: number;
  /** Why nothing is sent for a while, or why it was refused. */
  problem: string | null;
  state: 'waiting' | 'sending' | 'here' | 'refused';
  film: NewFilm | null;
}

/** Films that are sent one after the other while the screen is open. */
export function useFilms(onHere?: (film: NewFilm) => void) {
  const [films, setFilms] = useState<readonly FilmOnItsWay[]>([]);
  const stoppers = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (key: number, changes: Partial<FilmOnItsWay>) =>
    setFilms((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => {
    stoppers.current.get(key)?.abort();
    stoppers.current.delete(key);
    setFilms((now) => now.filter((one) => one.key !== key));
  };
  const send = async (key: number, file: File) => {
    const stopping = stoppers.current.get(key);
    if (!stopping || stopping.signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const film = await sendFilm(file, {
        onProgress: (share) => change(key, { share }),
        onWait: (problem) => change(key, { problem }),
        signal: stopping.signal,
      });
      change(key, { state: 'here', film, problem: null });
      onHere?.(film);
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code !== 'cancelled') change(key, { state: 'refused', problem: message });
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const key = (next.current += 1);
      stoppers.current.set(key, new AbortController());
      setFilms((now) => [...now, { key, name: file.name, share: 0, problem: null, state: 'waiting', film: null }]);
      queue.current = queue.current.then(() => send(key, file));
    }
  };
  const isBusy = films.some(({ state }) => state === 'waiting' || state === 'sending');
  return { films, add, remove, isBusy };
}
