import Stack from '@mui/material/Stack';
import { useCurrentUser } from '@/components/entities/current-user';
import { RecordDrawer } from '@/components/records/record-drawer';
import { RecordHistory } from '@/components/records/record-history';
import { StepButtons } from '@/components/records/step-buttons';
import { SectionCard } from '@/components/ui/section-card';
import { useMoveVideo, videos } from '@/lib/client/queries/videos';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videosApi } from '@/lib/contracts/videos/videos';
import { VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { VideoAbout } from './video-about';
import { VideoStage } from './video-stage';
import { VIDEO_HISTORY_WORDS } from './video-words';

const ACTIONS = {
  'videos.added': 'Added the video',
  'videos.changed': 'Changed the video',
  'videos.cut-added': 'Uploaded a cut',
};

/** One video beside its list: player, actions and facts. */
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
