import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import type { Film } from '@/lib/contracts/videos/video-record';
import type { Photo } from '@/lib/contracts/photo-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { LONG } from './player-keys';
import { PLAYER, type Player } from './use-player';

interface VideoPlayerProps {
  film: Film;
  poster: Photo | null;
  player: Player;
  /** Keys I and O: mark start and end. */
  onMark?: (edge: 'start' | 'end') => void;
}

/** A film with native controls and additional keyboard shortcuts. */
export function VideoPlayer({ film, poster, player, onMark }: VideoPlayerProps) {
  const { ref, press, onTime } = player;
  const [hasNoPicture, setHasNoPicture] = useState(false);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!press(event.key, { onMark, hasTenths: true })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box role="region" aria-label={`Player of ${film.name}`} {...{ [PLAYER]: '' }} onKeyDownCapture={handleKey}>
      <Box
        component="video"
        ref={ref}
        src={film.url}
        poster={poster?.urls.large}
        controls
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => setHasNoPicture(currentTarget.videoWidth === 0)}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime * 1000)}
        sx={{ display: 'block', width: 1, maxHeight: '60vh', borderRadius: 1.5, bgcolor: 'common.black' }}
      />
      {(film.playProblem !== null || hasNoPicture) && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {film.playProblem ?? 'This browser does not show its picture. Export it as MP4 (H.264).'}
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {lengthText(film.durationMs)} · {film.width} × {film.height} · {film.codec} · K plays, J and L go {LONG}{' '}
        seconds, comma and full stop one frame{onMark && ', I and O mark a part'}
      </Typography>
    </Box>
  );
}
