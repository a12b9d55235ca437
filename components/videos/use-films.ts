import { useRef, useState } from 'react';
import { toApiError } from '@/lib/client/http/api-error';
import { sendFilm } from '@/lib/client/http/send-film';
import type { NewFilm } from '@/lib/contracts/videos/video-uploads';

/** Sender and caption of a film posted in a chat. */
export interface PostedBy {
  sender: string;
  caption: string;
  seller: { id: string; businessName: string } | null;
}

/** A film to upload, opened when its turn comes. */
export interface FilmToSend {
  name: string;
  open: () => Promise<File>;
  posted: PostedBy | null;
}

/** A film being uploaded, uploaded, or rejected. */
export interface FilmOnItsWay {
  key: number;
  name: string;
  share: number;
  /** Reason the upload is paused or was rejected. */
  problem: string | null;
  state: 'waiting' | 'sending' | 'here' | 'refused';
  film: NewFilm | null;
  /** Set for a film from a chat. */
  posted: PostedBy | null;
}

const asItIs = (file: File): FilmToSend => ({ name: file.name, open: () => Promise.resolve(file), posted: null });

/** Uploads films one after the other while the screen is open. */
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
  const send = async (key: number, { open }: FilmToSend) => {
    const stopping = stoppers.current.get(key);
    if (!stopping || stopping.signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const film = await sendFilm(await open(), {
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
  const queueUp = (all: readonly FilmToSend[]) => {
    for (const one of all) {
      const key = (next.current += 1);
      const { name, posted } = one;
      stoppers.current.set(key, new AbortController());
      setFilms((now) => [...now, { key, name, posted, share: 0, problem: null, state: 'waiting', film: null }]);
      queue.current = queue.current.then(() => send(key, one));
    }
  };
  const add = (files: readonly File[]) => queueUp(files.map(asItIs));
  const isBusy = films.some(({ state }) => state === 'waiting' || state === 'sending');
  return { films, add, queueUp, remove, isBusy };
}
