import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordHistory } from '@/components/records/record-history';
import { StepButtons } from '@/components/records/step-buttons';
import { Facts } from '@/components/ui/facts';
import { Day } from '@/components/ui/day';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { useMoveVideo, videos } from '@/lib/client/queries/videos';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videosApi } from '@/lib/contracts/videos/videos';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import { languageName, nameOfVideo } from '@/lib/domain/videos/video-text';
import { VideoStage } from './video-stage';
import { VIDEO_HISTORY_WORDS } from './video-words';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';

const ACTIONS = {
  'videos.added': 'Added the video',
  'videos.changed': 'Changed the video',
  'videos.cut-added': 'Uploaded a cut',
};

/** One video beside its list: its player, what can be done with it, what is known of it. */
export const VideoDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer query={videos.useRecord(id)} kind="Video" titleOf={nameOfVideo} onClose={onClose}>
    {(video) => (
      <Stack spacing={2}>
        <VideoStage video={video} />
        <VideoSteps key={video.id} video={video} />
        <VideoAbout video={video} />
        <SectionCard title="History">
          <RecordHistory
            endpoint={videosApi.history}
            id={video.id}
            words={VIDEO_HISTORY_WORDS}
            actions={ACTIONS}
            machine={VIDEO_MACHINE as never}
          />
        </SectionCard>
      </Stack>
    )}
  </RecordDrawer>
);

function VideoSteps({ video }: { video: Video }) {
  const { fo } = useCurrentUser();
  return (
    <StepButtons
      machine={VIDEO_MACHINE}
      record={{ ...video, name: nameOfVideo(video) }}
      facts={{ ...video, hasCut: video.cut !== null }}
      roles={fo}
      mutation={useMoveVideo(video.id)}
    />
  );
}

/** Whether the raw film is kept, and for how long. */
function Original({ video: { raw, rawUntil } }: { video: Video }) {
  if (!raw) return '–';
  return rawUntil ? (
    <>
      Removed on <Day at={rawUntil} />
    </>
  ) : (
    'Kept'
  );
}

function VideoAbout({ video }: { video: Video }) {
  return (
    <SectionCard title="About" action={<StateTag states={VIDEO_STATE_TEXTS} state={video.status} />}>
      {video.statusReason && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {video.statusReason}
        </Alert>
      )}
      <Facts
        facts={[
          ['Seller', video.seller.businessName],
          ['Buyers see it', video.hiddenBecause.join(' ') || 'Yes'],
          ['Came in', <Instant key="at" at={video.createdAt} />],
          ['Source', `${uploadSourceLabel(video.source)}, ${video.submittedBy.name}`],
          ['Editor', video.editor?.name ?? '–'],
          ['Tagged by', video.taggedBy?.name ?? '–'],
          ['Reviewed by', video.reviewedBy?.name ?? '–'],
          ['Original', <Original key="original" video={video} />],
          ['Languages', video.languages.map(languageName).join(', ') || '–'],
          ['Rate', video.rateText || '–'],
          ['Fabric', video.fabricText || '–'],
          ['Description', video.description || '–'],
          ['Note', video.note || '–'],
          [
            'Catalogs',
            video.segments
              .map(({ catalogTitle, startMs, endMs }) => `${catalogTitle} ${lengthText(startMs)}–${lengthText(endMs)}`)
              .join(', ') || '–',
          ],
        ]}
      />
    </SectionCard>
  );
}
