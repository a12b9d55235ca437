import { useCallback, useEffect, useRef, useState } from 'react';
import { filmSource } from '@/lib/client/http/film-source';
import type { Film } from '@/lib/contracts/videos/video-record';

/** When frames are shown and which of them are key frames, in milliseconds. */
export interface Frames {
  frames: readonly number[];
  keys: readonly number[];
}

async function readFrames(film: Film, signal: AbortSignal): Promise<Frames | null> {
  try {
    const { frameMoments } = await import('@/lib/domain/videos/cutting/plan-cut');
    return await frameMoments(filmSource(film, signal));
  } catch {
    // A film whose frames cannot be told is gone through by the clock.
    return null;
  }
}

/** The frames of a film, read out of its headers once somebody needs them: phones take them unevenly. */
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

/** How much of the film from the key frame before a moment stays hidden when it is cut there. */
export function hiddenBefore(startMs: number, keys: readonly number[]): number {
  const before = keys.filter((key) => key <= startMs).at(-1) ?? startMs;
  return Math.max(0, Math.round(startMs - before));
}
