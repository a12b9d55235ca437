import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import type { Video } from '@/lib/contracts/videos/video-record';
import { nameOfVideo } from './video-words';

interface MyVideosProps {
  videos: readonly Video[];
  isTaking: boolean;
  onTake: (videoId: string) => void;
}

/** The videos somebody has to cut, in the order they come up. */
export function MyVideos({ videos, isTaking, onTake }: MyVideosProps) {
  if (videos.length === 0)
    return (
      <Typography color="textSecondary">Nothing is assigned to you. Get next takes what nobody has yet.</Typography>
    );
  return (
    <Box component="ol" aria-label="My queue" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {videos.map((video) => (
        <Box
          key={video.id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {nameOfVideo(video)} {video.status === 'fetched' && <Tag tone="success">In your hands</Tag>}
              {video.priority > 0 && <Tag tone="warning">Urgent</Tag>}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {video.seller.businessName} · {uploadSourceLabel(video.source)}, <Instant at={video.createdAt} />
              {video.note && ` · ${video.note}`}
            </Typography>
          </Box>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isTaking}
            aria-label={`Take ${nameOfVideo(video)}`}
            onClick={() => onTake(video.id)}
          >
            Take
          </Button>
        </Box>
      ))}
    </Box>
  );
}
