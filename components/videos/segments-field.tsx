import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { type RefObject, useState } from 'react';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import type { Segment, Video, VideoForm } from '@/lib/contracts/videos/video-record';
import { lengthText } from '@/lib/domain/videos/video-facts';
import { segmentProblem } from '@/lib/domain/videos/video-text';

const SegmentDialog = dynamic(() => import('./segment-dialog').then((module) => module.SegmentDialog), { ssr: false });

type Segments = VideoForm['segments'];
type Known = Pick<Segment, 'catalogTitle' | 'cover'>;

interface SegmentsFieldProps {
  video: Video;
  value: Segments;
  player: RefObject<HTMLVideoElement | null>;
  onChange: (segments: Segments) => void;
}

/** The parts of a video that show a catalog, each from one moment of the player to another. */
export function SegmentsField({ video, value, player, onChange }: SegmentsFieldProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Known>>(
    () => new Map(video.segments.map(({ catalogId, catalogTitle, cover }) => [catalogId, { catalogTitle, cover }])),
  );
  const length = video.cut?.durationMs ?? 0;
  const now = () => Math.min(length, Math.round((player.current?.currentTime ?? 0) * 1000));
  const change = (at: number, changes: Partial<Segments[number]>) =>
    onChange(value.map((segment, place) => (place === at ? { ...segment, ...changes } : segment)));
  return (
    <>
      <Box component="ol" aria-label="Segments" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {value.map((segment, at) => {
          const { catalogId, startMs, endMs } = segment;
          const known = chosen.get(catalogId);
          const title = known?.catalogTitle || 'Without a title';
          const problem = segmentProblem(segment, length || null);
          return (
            <Box
              component="li"
              key={`${catalogId} ${at}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
            >
              <PhotoThumb photo={known?.cover ?? null} size={40} />
              <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                {title}
                <Typography
                  component="span"
                  variant="body2"
                  color={problem ? 'error' : 'textSecondary'}
                  sx={{ display: 'block' }}
                >
                  {lengthText(startMs)} – {lengthText(endMs)} {problem}
                </Typography>
              </Typography>
              <Button
                size="small"
                color="inherit"
                aria-label={`${title} begins here`}
                onClick={() => change(at, { startMs: now() })}
              >
                Begins here
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`${title} ends here`}
                onClick={() => change(at, { endMs: now() })}
              >
                Ends here
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`Remove ${title}`}
                onClick={() => onChange(value.filter((_, place) => place !== at))}
              >
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
      <Button variant="outlined" color="inherit" onClick={() => setIsAdding(true)}>
        Add a catalog
      </Button>
      {isAdding && (
        <SegmentDialog
          sellerId={video.seller.id}
          onChoose={({ id, title, cover }) => {
            setChosen(new Map([...chosen, [id, { catalogTitle: title, cover }]]));
            const startMs = now() < length ? now() : 0;
            onChange([...value, { catalogId: id, startMs, endMs: Math.max(length, startMs + 1) }]);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
