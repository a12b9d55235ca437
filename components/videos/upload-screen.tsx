import Stack from '@mui/material/Stack';
import { PageHeader } from '@/components/records/page-header';
import { VIDEO_PURPOSES } from '@/components/records/purposes/video-purposes';
import { OwnVideos } from './own-videos';
import { UploadForm } from './upload-form';
import { FILE_SOURCES } from './upload-sources';

/** Upload of sellers' video files, and their status. */
export const UploadScreen = () => (
  <>
    <PageHeader screen="video-upload" description={VIDEO_PURPOSES['video-upload']} />
    <Stack spacing={3}>
      <UploadForm />
      <OwnVideos title="Your videos" sources={FILE_SOURCES} />
    </Stack>
  </>
);
