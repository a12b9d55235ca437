import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyError } from '@/lib/client/notify';
import { giveBackReview, useTakeReview } from '@/lib/client/queries/catalog-review';
import { useHeartbeat } from '@/lib/client/use-heartbeat';
import { useLeaving } from '@/lib/client/use-leaving';
import { REVIEW_BEAT_SECONDS } from '@/lib/domain/catalogs/review-hold';

/** Keeps a catalog out of the queues of others while it is on a screen that somebody looks at. */
export function useReviewHold(id: string, onLost: () => void): void {
  const take = useTakeReview(id);
  const lastBeat = useRef(Promise.resolve());
  const [isSeen, isTold] = [useRef(false), useRef(false)];

  const beat = () => {
    if (document.visibilityState !== 'visible') return;
    lastBeat.current = take().then((refusal) => {
      // One that goes before anybody has looked at it is not missed; whom another has is said once.
      if (refusal !== null && isSeen.current && !isTold.current) notifyError(refusal);
      if (refusal !== null) onLost();
      isTold.current = refusal !== null;
      isSeen.current = true;
    });
  };
  const beatFirst = useEffectEvent(beat);
  useEffect(() => beatFirst(), []);
  useHeartbeat(REVIEW_BEAT_SECONDS, beat);
  // A sign of life that came after it would take the catalog again.
  useLeaving(() => void lastBeat.current.then(() => giveBackReview(id)));
}
