import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import { GoneNote } from '@/components/records/review/gone-note';
import type { ReviewTurn } from '@/components/records/review/review-queue';
import { ReviewSteps } from '@/components/records/review/review-steps';
import { useIsSeen } from '@/components/records/review/use-is-seen';
import { useReviewHold } from '@/components/records/review/use-review-hold';
import { useReviewKeys } from '@/components/records/review/use-review-keys';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useJudgeVideo, VIDEO_REVIEWS } from '@/lib/client/queries/video-reviews';
import type { Video } from '@/lib/contracts/videos/video-record';
import type { LegalStep } from '@/lib/domain/machine';
import { VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import type { VideoStatus } from '@/lib/domain/videos/video-status';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { LinkFrame } from './link-frame';
import { ReviewFields } from './review-fields';
import { ReviewSegments } from './review-segments';
import { usePlayer, usePlayerKeys } from './use-player';
import { useVideoReview } from './use-video-review';
import { VideoAbout } from './video-about';
import { VideoPlayer } from './video-player';

const StepDialog = dynamic(() => import('@/components/records/step-dialog').then((module) => module.StepDialog), {
  ssr: false,
});

// L seeks forward in the film, so another letter moves to the next video.
const KEYS = ['a', 'b', 'r', 'n'] as const;
const KEY_WORDS = 'Keys: A accept, B send back, R reject, N later; K plays, J and L go 10 seconds.';

/** One video waiting for review: player beside the editor's details. */
export function ReviewPanel({ record: video, ...turn }: ReviewTurn<Video>) {
  const { isGone, isUnasked, onLost, onJudged, onPassed, onLater } = turn;
  const player = usePlayer(video.cut);
  const review = useVideoReview(video, isGone, onJudged);
  const judging = useJudgeVideo(video.id, onJudged);
  const [step, setStep] = useState<LegalStep<VideoStatus> | null>(null);
  const [reason, setReason] = useState('');
  const name = nameOfVideo(video);
  const isDirty = review.isFixed || reason !== '';
  const isBusy = review.isAccepting || step !== null;
  const isPassed = isGone && !isDirty && !isBusy;
  const pass = useEffectEvent(onPassed);
  useEffect(() => {
    if (isPassed) pass();
  }, [isPassed]);
  const isSeen = useIsSeen(!isUnasked);

  const take = (to: VideoStatus) => setStep(review.others.find((one) => one.to === to && !one.problem) ?? null);
  const handleLater = () => onLater?.(isDirty);
  useReviewHold(VIDEO_REVIEWS, video.id, onLost);
  useReviewKeys('review-of-videos', KEYS, (key) => {
    if (isBusy || !isSeen) return;
    if (key === 'a') review.accept();
    else if (key === 'b') take('tagged');
    else if (key === 'r') take('rejected');
    else handleLater();
  });
  usePlayerKeys(player, (key) => player.press(key, { hasTenths: true }));
  const { error } = review;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 460px)' },
        gridTemplateRows: { md: 'auto 1fr' },
        alignItems: 'start',
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <Box sx={{ minWidth: 0 }}>
        {video.cut ? (
          <VideoPlayer film={video.cut} poster={video.poster} player={player} />
        ) : (
          <LinkFrame video={video} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } }}>
        <ReviewFields
          name={name}
          values={review.values}
          error={error}
          isDisabled={review.isAccepting}
          onFix={review.fix}
        />
        {isGone && <GoneNote noun="video" reason={reason} />}
        {error && !error.isPassing && error.issues.length === 0 && (
          <Alert severity="warning" variant="outlined">
            {error.message}
          </Alert>
        )}
        <ReviewSteps
          acceptLabel={review.isFixed ? 'Fix and accept' : 'Accept'}
          onAccept={review.canAccept ? review.accept : undefined}
          problem={review.problem}
          isAccepting={review.isAccepting}
          others={review.others}
          onStep={setStep}
          isGone={isGone}
          laterKey="N"
          onLater={onLater ? handleLater : undefined}
          keys={KEY_WORDS}
        />
        <VideoAbout video={video} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ReviewSegments video={video} player={player} />
      </Box>
      {step && (
        <StepDialog
          machine={VIDEO_MACHINE as never}
          record={{ id: video.id, name, version: video.version }}
          step={step}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setStep(null);
            judging.reset();
          }}
          mutation={judging as never}
        />
      )}
    </Box>
  );
}
