import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyError } from '@/lib/client/notify';
import { giveBackReview, type Reviewed, type ReviewSource, useTakeReview } from '@/lib/client/queries/review-queue';
import { useHeartbeat } from '@/lib/client/use-heartbeat';
import { useLeaving } from '@/lib/client/use-leaving';
import { REVIEW_BEAT_SECONDS } from '@/lib/domain/records/review-hold';

/** Keeps a record out of the queues of others while it is on a screen that somebody looks at. */
export function useReviewHold<Row extends Reviewed>(source: ReviewSource<Row>, id: string, onLost: () => void): void {
  const take = useTakeReview(source, id);
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
  // A sign of life that came after it would take it again.
  useLeaving(() => void lastBeat.current.then(() => giveBackReview(source, id)));
}
