import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Film } from '@/lib/contracts/videos/video-record';
import type { Photo } from '@/lib/contracts/photos';
import { lengthText } from '@/lib/domain/videos/video-facts';

interface VideoPlayerProps {
  film: Film;
  poster: Photo | null;
  playerRef?: RefObject<HTMLVideoElement | null>;
  /** The keys I and O: where something begins and ends. */
  onMark?: (edge: 'start' | 'end') => void;
}

/** Seconds that keys go by. */
const [LONG, SHORT, FRAME] = [10, 5, 1 / 25];

const JUMPS: Record<string, number> = {
  j: -LONG,
  l: LONG,
  ArrowLeft: -SHORT,
  ArrowRight: SHORT,
  ',': -FRAME,
  '.': FRAME,
};

/** A film with the browser's own controls, and keys to go through it. */
export function VideoPlayer({ film, poster, playerRef, onMark }: VideoPlayerProps) {
  const [hasNoPicture, setHasNoPicture] = useState(false);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const player = event.currentTarget.querySelector('video');
    if (!player || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const jump = JUMPS[key];
    if (jump !== undefined) player.currentTime = Math.max(0, player.currentTime + jump);
    else if (key === 'k' || key === ' ') void (player.paused ? player.play().catch(() => undefined) : player.pause());
    else if (/^\d$/.test(key)) player.currentTime = (player.duration * Number(key)) / 10 || 0;
    else if (onMark && (key === 'i' || key === 'o')) onMark(key === 'i' ? 'start' : 'end');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box role="region" aria-label={`Player of ${film.name}`} onKeyDownCapture={handleKey}>
      <Box
        component="video"
        ref={playerRef}
        src={film.url}
        poster={poster?.urls.large}
        controls
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => setHasNoPicture(currentTarget.videoWidth === 0)}
        sx={{ display: 'block', width: 1, maxHeight: '60vh', borderRadius: 1.5, bgcolor: 'common.black' }}
      />
      {(film.playProblem !== null || hasNoPicture) && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {film.playProblem ?? 'This browser does not show its picture. Export it as MP4 (H.264).'}
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {lengthText(film.durationMs)} · {film.width} × {film.height} · {film.codec} · K plays, J and L go {LONG}{' '}
        seconds, comma and full stop one frame
      </Typography>
    </Box>
  );
}
