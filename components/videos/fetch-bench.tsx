import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LeaseNotice } from '@/components/entities/lease/lease-notice';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import { useLease } from '@/components/entities/lease/use-lease';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { PageHeader } from '@/components/records/page-header';
import { notifySuccess } from '@/lib/client/notify';
import {
  renewVideo,
  useFinishCut,
  useReleaseVideo,
  useSkipVideo,
  useTakeVideo,
  videos,
} from '@/lib/client/queries/videos';
import type { HeldVideo } from '@/lib/contracts/videos/video-queue';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { CutCard } from './cut-card';
import { RawCard } from './raw-card';
import { ThumbnailCard } from './thumbnail-card';
import { useCuts } from './use-cuts';
import { VIDEO_SKIP_ASKS } from '@/lib/domain/videos/video-machine';

const SkipDialog = dynamic(() => import('@/components/records/skip-dialog').then((module) => module.SkipDialog), {
  ssr: false,
});

interface FetchBenchProps {
  held: HeldVideo;
  /** Called when it is finished or released: continues with the next video. */
  onNext: () => void;
  /** Returns to the queue. */
  onLeave: () => void;
}

/** A leased video: raw film, cut and thumbnail. */
export function FetchBench({ held, onNext, onLeave }: FetchBenchProps) {
  const { id } = held.video;
  const { data: video = held.video } = videos.useRecord(id);
  const lease = useLease(id, held.leaseToken, {
    renew: (token) => renewVideo(id, token),
    release: useReleaseVideo(id),
    taking: useTakeVideo(),
  });
  const skipping = useSkipVideo(id);
  const [isSkipping, setIsSkipping] = useState(false);
  const finish = useFinishCut();
  const cuts = useCuts(video, lease);
  const name = nameOfVideo(video);

  const handleOver = () => {
    lease.forget();
    onNext();
  };
  const handleDone = () =>
    finish.mutate(
      { params: { id }, body: { leaseToken: lease.token } },
      {
        onSuccess: () => {
          notifySuccess(`${name} is cut. It waits for its tags.`);
          handleOver();
        },
        onError: (failure) => failure.code === 'hold_ended' && lease.end(),
      },
    );
  const isReady = video.cut !== null && video.poster !== null && !lease.isEnded;
  useScreenKeys(({ key, isHeld }) => {
    if (key !== 'Enter' || !isHeld) return false;
    if (isReady && !finish.isPending) handleDone();
    return true;
  });
  return (
    <>
      <PageHeader
        screen="video-fetch"
        title={name}
        description={[video.seller.businessName, uploadSourceLabel(video.source), video.note]
          .filter(Boolean)
          .join(' · ')}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button color="inherit" onClick={() => setIsSkipping(true)}>
              Skip
            </Button>
            <Button color="inherit" onClick={onLeave}>
              Back to the queue
            </Button>
            <Button
              variant="contained"
              disabled={!isReady}
              loading={finish.isPending}
              aria-keyshortcuts="Control+Enter"
              onClick={handleDone}
            >
              Done, next
            </Button>
          </Box>
        }
      />
      <LeaseNotice lease={lease} />
      {video.statusReason && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {video.statusReason}
        </Alert>
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <RawCard video={video} lease={lease} onCut={(file) => cuts.add([file])} />
        <Stack spacing={2}>
          <CutCard video={video} cuts={cuts} />
          <ThumbnailCard video={video} />
        </Stack>
      </Box>
      {isSkipping && (
        <SkipDialog
          id={id}
          name={name}
          asks={VIDEO_SKIP_ASKS}
          lease={lease}
          skipping={skipping}
          onSkipped={handleOver}
          onClose={() => setIsSkipping(false)}
        />
      )}
    </>
  );
}
