import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import type { Upload } from '@/lib/contracts/uploads/uploads';
import { uploadSourceLabel } from '@/components/entities/upload-source';

interface MyUploadsProps {
  uploads: readonly Upload[];
  isTaking: boolean;
  onTake: (uploadId: string) => void;
}

/** The work items somebody has, in the order they come up. */
export function MyUploads({ uploads, isTaking, onTake }: MyUploadsProps) {
  if (uploads.length === 0)
    return (
      <Typography color="textSecondary">Nothing is assigned to you. Get next takes what nobody has yet.</Typography>
    );
  return (
    <Box component="ol" aria-label="My queue" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {uploads.map((upload) => (
        <Box
          key={upload.id}
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
              {upload.seller.businessName} {upload.status === 'in_progress' && <Tag tone="success">In your hands</Tag>}
              {upload.priority > 0 && <Tag tone="warning">Urgent</Tag>}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {uploadSourceLabel(upload.source)}, <Instant at={upload.createdAt} />
              {upload.note && ` · ${upload.note}`}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {upload.tagged} of {upload.total} tagged
          </Typography>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isTaking}
            aria-label={`Take ${upload.seller.businessName}`}
            onClick={() => onTake(upload.id)}
          >
            Take
          </Button>
        </Box>
      ))}
    </Box>
  );
}
