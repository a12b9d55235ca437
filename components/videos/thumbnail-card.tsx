import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { PhotoImage } from '@/components/entities/photo-image';
import { SectionCard } from '@/components/ui/section-card';
import { notifyError } from '@/lib/client/notify';
import { useSetPoster } from '@/lib/client/queries/videos';
import type { Video } from '@/lib/contracts/videos/video-record';
import { frameOf } from './frame-of';
import { VideoPlayer } from './video-player';

/** The picture buyers see first: a frame of the cut, or a picture of its own. */
export function ThumbnailCard({ video }: { video: Video }) {
  const player = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSetPoster(video.id);
  const handleFrame = async () => {
    const frame = player.current && (await frameOf(player.current));
    if (frame) mutate(frame);
    else notifyError('This frame cannot be taken yet. Let the video play for a moment, and try again.');
  };
  return (
    <SectionCard title="Thumbnail" description="Stop the cut at a good moment and take the frame, or choose a picture.">
      {video.cut && <VideoPlayer film={video.cut} poster={null} playerRef={player} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {video.cut && (
          <Button variant="outlined" loading={isPending} onClick={() => void handleFrame()}>
            Take this frame
          </Button>
        )}
        <Button variant="outlined" color="inherit" loading={isPending} onClick={() => input.current?.click()}>
          Choose a picture
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Thumbnail"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) mutate(file);
            target.value = '';
          }}
        />
      </Box>
      {video.poster ? (
        <PhotoImage
          photo={video.poster}
          size="screen"
          alt="Thumbnail"
          style={{ maxHeight: 200, width: 'auto', marginTop: 12 }}
        />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          No thumbnail yet
        </Typography>
      )}
    </SectionCard>
  );
}
