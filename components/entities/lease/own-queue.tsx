import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import { uploadSourceLabel } from '../upload-source';

/** One item in a person's queue. */
export interface QueuedWork {
  id: string;
  name: string;
  /** True while the person holds the lease. */
  isHeld: boolean;
  priority: number;
  source: UploadSource;
  createdAt: string;
  note: string;
  /** Owner of the item, unless the name says it. */
  about?: string;
  /** Progress of the item. */
  progress?: ReactNode;
}

interface OwnQueueProps {
  work: readonly QueuedWork[];
  isTaking: boolean;
  onTake: (id: string) => void;
}

/** A person's queue, in order. */
export function OwnQueue({ work, isTaking, onTake }: OwnQueueProps) {
  if (work.length === 0)
    return <Typography color="textSecondary">Nothing is assigned to you. Get next takes an unassigned one.</Typography>;
  return (
    <Box component="ol" aria-label="My queue" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {work.map(({ id, name, isHeld, priority, source, createdAt, note, about, progress }) => (
        <Box
          key={id}
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
              {name} {isHeld && <Tag tone="success">Held by you</Tag>}
              {priority > 0 && <Tag tone="warning">Urgent</Tag>}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {about && `${about} · `}
              {uploadSourceLabel(source)}, <Instant at={createdAt} />
              {note && ` · ${note}`}
            </Typography>
          </Box>
          {progress && (
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {progress}
            </Typography>
          )}
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isTaking}
            aria-label={`Take ${name}`}
            onClick={() => onTake(id)}
          >
            Take
          </Button>
        </Box>
      ))}
    </Box>
  );
}
