import { useState } from 'react';
import type { Lease } from '@/components/entities/lease/use-lease';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { filmProblem, useAddCut } from '@/lib/client/queries/videos';
import type { Video } from '@/lib/contracts/videos/video-record';
import { useFilms } from './use-films';

/** Uploads of cuts for a leased video. The last one to arrive counts. */
export function useCuts(video: Video, lease: Lease) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync } = useAddCut();
  const films = useFilms((film) => {
    setProblem(null);
    mutateAsync({ params: { id: video.id }, body: { leaseToken: lease.token, fileId: film.fileId } }).then(
      () => {
        lease.renewed();
        notifySuccess('The cut is here.');
      },
      (error: unknown) => {
        if (toApiError(error).code === 'hold_ended') lease.end();
        setProblem(filmProblem(error));
      },
    );
  });
  return { ...films, problem };
}

export type Cuts = ReturnType<typeof useCuts>;
