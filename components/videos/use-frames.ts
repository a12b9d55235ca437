import { useCallback, useEffect, useRef, useState } from 'react';
import { filmSource } from '@/lib/client/http/film-source';
import type { Film } from '@/lib/contracts/videos/video-record';

/** Timestamps of frames and key frames, in milliseconds. */
export interface Frames {
  frames: readonly number[];
  keys: readonly number[];
}

async function readFrames(film: Film, signal: AbortSignal): Promise<Frames | null> {
  try {
    const { frameMoments } = await import('@/lib/domain/videos/cutting/plan-cut');
    return await frameMoments(filmSource(film, signal));
  } catch {
    // A film with unreadable frames is stepped by time.
    return null;
  }
}

/** Frames of a film, read from its headers on demand: phones record at uneven intervals. */
export function useFrames(film: Film | null) {
  const [frames, setFrames] = useState<Frames | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const want = useCallback(() => {
    if (asked.current || !film) return;
    asked.current = new AbortController();
    void readFrames(film, asked.current.signal).then(setFrames);
  }, [film]);
  return { frames, want };
}

/** Length of film between the preceding key frame and a cut start, which stays hidden. */
export function hiddenBefore(startMs: number, keys: readonly number[]): number {
  const before = keys.filter((key) => key <= startMs).at(-1) ?? startMs;
  return Math.max(0, Math.round(startMs - before));
}
