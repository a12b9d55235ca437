import Stack from '@mui/material/Stack';
import { PageHeader } from '@/components/records/page-header';
import { VIDEO_PURPOSES } from '@/components/records/purposes/video-purposes';
import { LinkForm } from './link-form';
import { OwnVideos } from './own-videos';

/** Videos found online: a form to add links, and their status. */
export const LinkScreen = () => (
  <>
    <PageHeader screen="video-link" description={VIDEO_PURPOSES['video-link']} />
    <Stack spacing={3}>
      <LinkForm />
      <OwnVideos title="Your links" sources={['online-link']} />
    </Stack>
  </>
);
