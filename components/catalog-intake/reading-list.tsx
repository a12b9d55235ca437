import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { dismissLeft, stopReading, useBringing } from '@/lib/client/photo-intake/bring-files';
import { counted } from './post-words';

/** Zips and PDFs being unpacked, and files that contained no photos. */
export function ReadingList({ draftId }: { draftId: string }) {
  const { readings, left } = useBringing(draftId);
  if (readings.length + left.length === 0) return null;
  return (
    <Box component="section" aria-label="Files being opened" sx={{ display: 'grid', gap: 1 }}>
      {readings.map(({ key, name, share, photos }) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography role="status" variant="body2" noWrap sx={{ flex: 1 }}>
            Opening {name}: {counted(photos, 'photo')} so far
          </Typography>
          <LinearProgress
            aria-label={`Opening ${name}`}
            variant="determinate"
            value={share * 100}
            sx={{ width: 120 }}
          />
          <Button color="inherit" size="small" aria-label={`Stop opening ${name}`} onClick={() => stopReading(key)}>
            Stop
          </Button>
        </Box>
      ))}
      {left.map(({ key, name, problem }) => (
        <Alert key={key} severity="error" onClose={() => dismissLeft(key)}>
          {name}: {problem}
        </Alert>
      ))}
    </Box>
  );
}
