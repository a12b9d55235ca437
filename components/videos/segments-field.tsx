import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import type { Video, VideoForm } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { segmentProblem } from '@/lib/domain/videos/video-text';
import { TimeLine } from './time-line';
import type { Player } from './use-player';
import type { SegmentsState } from './use-segments';

const SegmentDialog = dynamic(() => import('./segment-dialog').then((module) => module.SegmentDialog), { ssr: false });

interface SegmentsFieldProps {
  video: Video;
  value: VideoForm['segments'];
  player: Player;
  segments: SegmentsState;
}

/** Segments of a video that show a catalog, on its timeline and as a list. */
export function SegmentsField({ video, value, player, segments }: SegmentsFieldProps) {
  const { lengthMs, openMs, titleOf } = segments;
  return (
    <>
      <TimeLine
        label="Time line"
        lengthMs={lengthMs}
        parts={value.map((segment) => ({ ...segment, name: titleOf(segment.catalogId) }))}
        openMs={openMs}
        nowMs={player.nowMs}
        onSeek={player.seek}
      />
      <Box component="ol" aria-label="Segments" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {value.map((segment, at) => {
          const title = titleOf(segment.catalogId);
          const problem = segmentProblem(segment, lengthMs || null);
          return (
            <Box
              component="li"
              key={`${segment.catalogId} ${at}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
            >
              <PhotoThumb photo={segments.shownOf(segment.catalogId)?.cover ?? null} size={40} />
              <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                {title}
                <Typography
                  component="span"
                  variant="body2"
                  color={problem ? 'error' : 'textSecondary'}
                  sx={{ display: 'block' }}
                >
                  {lengthText(segment.startMs)} – {lengthText(segment.endMs)} {problem}
                </Typography>
              </Typography>
              <Button
                size="small"
                color="inherit"
                aria-label={`${title} begins here`}
                onClick={() => segments.change(at, 'startMs')}
              >
                Begins here
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`${title} ends here`}
                onClick={() => segments.change(at, 'endMs')}
              >
                Ends here
              </Button>
              <Button size="small" color="inherit" aria-label={`Remove ${title}`} onClick={() => segments.remove(at)}>
                Remove
              </Button>
            </Box>
          );
        })}
      </Box>
      {value.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          No catalog yet
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<KeyHint keys={['i']} />}
          onClick={() => segments.mark('start')}
        >
          Begin
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<KeyHint keys={['o']} />}
          onClick={() => segments.mark('end')}
        >
          End
        </Button>
        <Button variant="outlined" color="inherit" onClick={segments.ask}>
          Add a catalog
        </Button>
      </Box>
      {segments.isAsking && <SegmentDialog video={video} onChoose={segments.add} onClose={segments.endAsking} />}
    </>
  );
}
