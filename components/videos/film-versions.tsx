import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import { useVideoFilms } from '@/lib/client/queries/videos';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { lengthText } from '@/lib/domain/videos/video-facts';

/** Raw film of a video and all its cuts. All are kept, and the last cut is used. */
export function FilmVersions({ videoId, latestId }: { videoId: string; latestId: string }) {
  // Refetched when there is a newer cut.
  const { data: versions = [] } = useVideoFilms(videoId, latestId);
  if (versions.length === 0) return null;
  return (
    <Box component="ul" aria-label="Versions" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {versions.map(({ film, role, isLatest, by, at }) => (
        <Box component="li" key={film.fileId} sx={{ py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={film.url} download={film.name}>
              {film.name}
            </Link>{' '}
            {role === 'raw' ? <Tag tone="plain">Raw</Tag> : isLatest && <Tag tone="success">Goes on</Tag>}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {lengthText(film.durationMs)} · {megabytesText(film.bytes)} · {by.name}, <Instant at={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
