import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { PhotoImage } from '@/components/entities/photo-image';
import { SectionCard } from '@/components/ui/section-card';
import { notifyError } from '@/lib/client/notify';
import { useSetPoster } from '@/lib/client/queries/videos';
import type { Film, Video } from '@/lib/contracts/videos/video-record';
import { frameOf } from './frame-of';
import { ProposedFrames } from './proposed-frames';
import { usePlayer } from './use-player';
import { VideoPlayer } from './video-player';

/** Thumbnail of a video: a frame of the cut, or an uploaded photo. */
export function ThumbnailCard({ video }: { video: Video }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSetPoster(video.id);
  const picture = (
    <Button variant="outlined" color="inherit" loading={isPending} onClick={() => input.current?.click()}>
      Choose a thumbnail
    </Button>
  );
  return (
    <SectionCard title="Thumbnail" description="Choose a frame, or stop the cut at a better one and take that.">
      {video.cut ? (
        <FrameChoice key={video.cut.fileId} film={video.cut} isBusy={isPending} onChoose={mutate}>
          {picture}
        </FrameChoice>
      ) : (
        picture
      )}
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

interface FrameChoiceProps {
  film: Film;
  isBusy: boolean;
  onChoose: (frame: File) => void;
  children: ReactNode;
}

/** Player of the cut, from which any frame can be taken, with three suggestions. */
function FrameChoice({ film, isBusy, onChoose, children }: FrameChoiceProps) {
  const player = usePlayer(film);
  const handleFrame = async () => {
    const frame = player.ref.current && (await frameOf(player.ref.current));
    if (frame) onChoose(frame);
    else notifyError('This frame cannot be taken yet. Let the video play for a moment, and try again.');
  };
  return (
    <>
      <VideoPlayer film={film} poster={null} player={player} />
      <ProposedFrames film={film} isBusy={isBusy} onChoose={onChoose} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button variant="outlined" loading={isBusy} onClick={() => void handleFrame()}>
          Take this frame
        </Button>
        {children}
      </Box>
    </>
  );
}
