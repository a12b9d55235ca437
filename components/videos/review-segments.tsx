import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { SectionCard } from '@/components/ui/section-card';
import type { Video } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { TimeLine } from './time-line';
import type { Player } from './use-player';

/** Segments of a video that show a catalog; a click plays one. */
export const ReviewSegments = ({ video: { segments, cut }, player }: { video: Video; player: Player }) => (
  <SectionCard title="Segments">
    {cut && segments.length > 0 && (
      <TimeLine
        label="Time line"
        lengthMs={cut.durationMs}
        parts={segments.map((segment) => ({ ...segment, name: segment.catalogTitle }))}
        openMs={null}
        nowMs={player.nowMs}
        onSeek={player.seek}
      />
    )}
    <Box component="ol" aria-label="Segments" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {segments.map(({ catalogId, catalogTitle, cover, startMs, endMs }) => (
        <Box
          component="li"
          key={`${catalogId} ${startMs}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
        >
          <PhotoThumb photo={cover} size={40} />
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {catalogTitle}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {lengthText(startMs)} – {lengthText(endMs)}
            </Typography>
          </Typography>
          <Button
            size="small"
            color="inherit"
            aria-label={`Watch ${catalogTitle}`}
            disabled={!cut}
            onClick={() => player.seek(startMs)}
          >
            Watch
          </Button>
        </Box>
      ))}
    </Box>
    {segments.length === 0 && <Typography color="textSecondary">It shows no catalog.</Typography>}
  </SectionCard>
);
