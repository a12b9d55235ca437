import { createContext, useContext, useEffect, useState } from 'react';
import { toApiError } from '@/lib/client/http/api-error';
import type { Live } from './live';
import { openLive } from './open-live';

export interface LiveState {
  /** Null until it is connected. */
  live: Live | null;
  /** Reason it is unavailable, as a sentence. */
  problem: string | null;
  isConnected: boolean;
}

const TRY_AGAIN_MS = 5000;

/** Opens the realtime database for a screen; retries until it succeeds. */
export function useOpenLive(): LiveState {
  const [live, setLive] = useState<Live | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConnected, setIsConnected] = useState(false);

  useEffect(() => {
    let isOver = false;
    let timer: number | undefined;
    const open = () =>
      void openLive().then(
        (opened) => {
          if (isOver) return;
          setLive(opened);
          setProblem(null);
        },
        (error: unknown) => {
          if (isOver) return;
          setProblem(toApiError(error).message);
          timer = window.setTimeout(open, TRY_AGAIN_MS);
        },
      );
    open();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, []);

  useEffect(() => live?.watchConnection(setIsConnected), [live]);
  return { live, problem, isConnected };
}

const LiveContext = createContext<LiveState>({ live: null, problem: null, isConnected: false });

export const LiveProvider = LiveContext.Provider;

/** Realtime database provided by the surrounding screen. */
export const useLive = (): LiveState => useContext(LiveContext);
