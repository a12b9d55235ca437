import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { notifySuccess } from '@/lib/client/notify';
import { useAcceptVideo } from '@/lib/client/queries/video-reviews';
import type { Video } from '@/lib/contracts/videos/video-record';
import { legalSteps } from '@/lib/domain/machine';
import { missingForReview, VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import type { ReviewFixes } from './review-fields';

/** A reviewer's actions on a video, and their corrections. */
export function useVideoReview(video: Video, isGone: boolean, onJudged: () => void) {
  const { fo } = useCurrentUser();
  const [typed, setTyped] = useState<ReviewFixes>({});
  const accepting = useAcceptVideo(video.id, onJudged);
  const { title, rateText, fabricText, segments } = video;
  const before = { title, rateText, fabricText };
  const values = { ...before, ...typed };
  const fixes: ReviewFixes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value.trim() !== before[field as keyof ReviewFixes]),
  );
  const missing = missingForReview({
    ...video,
    ...values,
    hasPoster: video.poster !== null,
    segments: segments.length,
  });
  // The queue never contains the reviewer's own work.
  const facts = { ...video, missing, hasCut: video.cut !== null, isOwnWork: false };
  const steps = isGone ? [] : legalSteps(VIDEO_MACHINE, video.status, facts, fo);
  const step = steps.find(({ to }) => to === 'live');
  const canAccept = step?.problem === null && !accepting.isPending;
  const accept = () => {
    if (!canAccept) return;
    const name = nameOfVideo({ ...video, ...values });
    // The next video replaces this one before the response, so the mutation's own callbacks would not run.
    accepting.mutateAsync({ ...fixes, version: video.version }).then(
      () => notifySuccess(`${name} is live.`),
      () => undefined,
    );
  };
  return {
    values,
    fix: (changes: ReviewFixes) => setTyped((now) => ({ ...now, ...changes })),
    isFixed: Object.keys(fixes).length > 0,
    accept,
    canAccept,
    problem: step?.problem ?? null,
    others: steps.filter(({ to }) => to !== 'live'),
    isAccepting: accepting.isPending,
    error: accepting.error,
  };
}
