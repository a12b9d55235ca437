import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyError } from '@/lib/client/notify';
import { giveBackReview, type Reviewed, type ReviewSource, useTakeReview } from '@/lib/client/queries/review-queue';
import { useHeartbeat } from '@/lib/client/use-heartbeat';
import { useLeaving } from '@/lib/client/use-leaving';
import { REVIEW_BEAT_SECONDS } from '@/lib/domain/records/review-hold';

/** Holds a record while it is on a visible screen, so that it is in no other reviewer's queue. */
export function useReviewHold<Row extends Reviewed>(source: ReviewSource<Row>, id: string, onLost: () => void): void {
  const take = useTakeReview(source, id);
  const lastBeat = useRef(Promise.resolve());
  const [isSeen, isTold] = [useRef(false), useRef(false)];

  const beat = () => {
    if (document.visibilityState !== 'visible') return;
    lastBeat.current = take().then((refusal) => {
      // No error for a record that is gone before the user saw it; a record held by another reviewer is reported once.
      if (refusal !== null && isSeen.current && !isTold.current) notifyError(refusal);
      if (refusal !== null) onLost();
      isTold.current = refusal !== null;
      isSeen.current = true;
    });
  };
  const beatFirst = useEffectEvent(beat);
  useEffect(() => beatFirst(), []);
  useHeartbeat(REVIEW_BEAT_SECONDS, beat);
  // A heartbeat that arrives after the release would hold it again.
  useLeaving(() => void lastBeat.current.then(() => giveBackReview(source, id)));
}
