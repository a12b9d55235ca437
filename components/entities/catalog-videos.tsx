import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { CatalogClip } from '@/lib/contracts/videos/video-record';
import { useCatalogVideos } from '@/lib/client/queries/videos';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';
import { useCurrentUser } from './current-user';
import { StateTag } from './state-tag';

/** Videos that show a catalog, each starting at the relevant part. No video data is loaded before playback. */
export function CatalogVideos({ id, isQuietWithout }: { id: string; isQuietWithout?: boolean }) {
  const { data: clips, error } = useCatalogVideos(id);
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!clips) return isQuietWithout ? null : <SkeletonLines count={1} height={200} />;
  if (clips.length === 0)
    return isQuietWithout ? null : <Typography color="textSecondary">No video shows it yet.</Typography>;
  return (
    <Box
      component="ul"
      aria-label="Videos"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {clips.map((clip) => (
        <Box component="li" key={`${clip.videoId} ${clip.startMs}`} sx={{ minWidth: 0 }}>
          <Clip {...clip} />
        </Box>
      ))}
    </Box>
  );
}

function Clip({ videoId, name, status, startMs, endMs, poster, film, hiddenBecause }: CatalogClip) {
  const { fo } = useCurrentUser();
  const path = canOpenScreen('video-live', fo) ? findScreenById('video-live')?.path : undefined;
  const title = `${name}, ${lengthText(startMs)}–${lengthText(endMs)}`;
  return (
    <>
      {film && (
        <Box
          component="video"
          aria-label={title}
          src={`${film.url}#t=${startMs / 1000},${endMs / 1000}`}
          poster={poster?.urls.screen}
          controls
          preload="none"
          sx={{ display: 'block', width: 1, maxHeight: 320, borderRadius: 1.5, bgcolor: 'common.black' }}
        />
      )}
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {path === undefined ? title : <Link href={`${path}?open=${videoId}`}>{title}</Link>}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <StateTag states={VIDEO_STATE_TEXTS} state={status} /> {hiddenBecause[0] ?? 'Buyers see it.'}
      </Typography>
    </>
  );
}
