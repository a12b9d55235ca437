import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@/components/ui/section-card';
import type { Video } from '@/lib/contracts/videos/video-record';
import { LinkFrame } from './link-frame';
import { VideoPlayer } from './video-player';

/** The video as it came, and everything that was said with it. */
export function RawCard({ video }: { video: Video }) {
  const { raw, caption, url } = video;
  return (
    <SectionCard
      title="As it came"
      action={
        raw && (
          <Button component="a" href={raw.url} download={raw.name} variant="outlined" color="inherit">
            Download
          </Button>
        )
      }
    >
      {raw && <VideoPlayer film={raw} poster={null} />}
      {url !== null && (
        <>
          <LinkFrame video={video} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Save the video from its own page, cut it, and upload the cut here.
          </Typography>
        </>
      )}
      {caption && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label="Caption">
          {caption}
        </Typography>
      )}
    </SectionCard>
  );
}
