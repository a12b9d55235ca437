import { useEffect, useRef, useState } from 'react';
import type { Lease } from '@/components/entities/lease/use-lease';
import { toApiError } from '@/lib/client/http/api-error';
import { filmProblem, useCutParts } from '@/lib/client/queries/videos';
import type { Film } from '@/lib/contracts/videos/video-record';
import { BROWSER_CUT_LIMIT, type CutRange } from '@/lib/domain/videos/cutting/cut-plan';
import { cutInBrowser } from './cut-in-browser';

interface CuttingOptions {
  videoId: string;
  film: Film;
  lease: Lease;
  /** Called with the cut made by this browser. */
  onCut: (file: File) => void;
}

/** Cutting: in this browser, or on the server when the film is too large for that. */
export function useCutting({ videoId, film, lease, onCut }: CuttingOptions) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const byServer = useCutParts();
  const isLarge = film.bytes > BROWSER_CUT_LIMIT;
  useEffect(() => () => stop.current?.abort(), []);

  const here = async (ranges: readonly CutRange[]) => {
    const stopping = new AbortController();
    stop.current = stopping;
    setShare(0);
    try {
      const { file } = await cutInBrowser(film, ranges, { signal: stopping.signal, onShare: setShare });
      onCut(file);
    } catch (error) {
      // Cut errors have their own sentences; all others are failed calls.
      if (!stopping.signal.aborted) setProblem(error instanceof Error ? error.message : toApiError(error).message);
    } finally {
      setShare(null);
    }
  };
  const there = (ranges: readonly CutRange[]) =>
    byServer.mutate(
      { params: { id: videoId }, body: { leaseToken: lease.token, ranges: [...ranges] } },
      {
        onError: (error) => {
          if (toApiError(error).code === 'hold_ended') lease.end();
          setProblem(filmProblem(error));
        },
      },
    );
  return {
    share,
    problem,
    isLarge,
    isBusy: share !== null || byServer.isPending,
    isStarted: byServer.isSuccess,
    start: (ranges: readonly CutRange[]) => {
      setProblem(null);
      if (isLarge) there(ranges);
      else void here(ranges);
    },
    cancel: () => stop.current?.abort(),
  };
}
