import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { StateTag } from '@/components/entities/state-tag';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import { Gallery } from '@/components/ui/data-table/gallery';
import type { Video } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';

/** Hovering briefly over a card does not load its film. */
const REST_MS = 350;

/** Videos by thumbnail; the hovered or focused one plays muted. */
export const VideoGallery = (parts: Arrangement<Video>) => (
  <Gallery
    {...parts}
    card={(video, isLookedAt) => (
      <>
        <Picture video={video} isLookedAt={isLookedAt} />
        <Box component="span" sx={{ display: 'grid', gap: 0.5, p: 1, overflowWrap: 'anywhere' }}>
          <strong>{parts.nameOf(video)}</strong>
          <span>{video.seller.businessName}</span>
          <span>
            <StateTag states={VIDEO_STATE_TEXTS} state={video.status} />
          </span>
        </Box>
      </>
    )}
  />
);

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function Picture({ video, isLookedAt }: { video: Video; isLookedAt: boolean }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const film = video.cut ?? video.raw;
  useEffect(() => {
    if (!isLookedAt || wantsStillness()) return;
    const timer = window.setTimeout(() => setIsPlaying(true), REST_MS);
    return () => {
      window.clearTimeout(timer);
      setIsPlaying(false);
    };
  }, [isLookedAt]);
  const fill = { position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' } as const;
  return (
    <Box
      component="span"
      sx={{ display: 'block', position: 'relative', aspectRatio: '3 / 4', bgcolor: 'action.hover' }}
    >
      {video.poster && <Box component="img" src={video.poster.urls.thumb} alt="" loading="lazy" />}
      {isPlaying && film && film.playProblem === null && (
        <Box component="video" src={film.url} muted autoPlay loop playsInline aria-hidden tabIndex={-1} sx={fill} />
      )}
      {film && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 6,
            bottom: 6,
            px: 0.5,
            borderRadius: 0.5,
            fontSize: '0.75rem',
            color: 'common.white',
            bgcolor: 'rgb(0 0 0 / 70%)',
          }}
        >
          {lengthText(film.durationMs)}
        </Box>
      )}
    </Box>
  );
}
