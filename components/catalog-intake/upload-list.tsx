import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { counted } from './post-words';
import type { PhotoUpload } from './use-photo-uploads';

interface UploadListProps {
  uploads: readonly PhotoUpload[];
  done: number;
  onRetry: (key: string) => void;
  onRetryAll: () => void;
  onDismiss: (key: string) => void;
}

/** How far the photos are, all together and each; what did not work says why. */
export function UploadList({ uploads, done, onRetry, onRetryAll, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  const broken = uploads.filter(({ problem }) => problem !== null);
  const failed = broken.filter(({ state }) => state === 'failed').length;
  const sending = uploads.filter(({ state }) => state === 'sending');
  const total = uploads.length + done;
  const shares = sending.reduce((sum, { share }) => sum + share, done + broken.length);
  return (
    <Box component="section" aria-label="Photos on their way" sx={{ display: 'grid', gap: 1 }}>
      {broken.length < uploads.length && (
        <>
          <Typography role="status" variant="body2">
            {done} of {counted(total, 'photo')} {done === 1 ? 'is' : 'are'} here
          </Typography>
          <LinearProgress aria-label="All photos" variant="determinate" value={(shares / total) * 100} />
        </>
      )}
      {sending.map(({ key, file, share }) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" noWrap sx={{ flex: 1 }}>
            {file.name}
          </Typography>
          <LinearProgress
            aria-label={file.name}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={share * 100}
            sx={{ width: 120 }}
          />
        </Box>
      ))}
      {failed > 1 && (
        <Button variant="outlined" color="inherit" onClick={onRetryAll} sx={{ justifySelf: 'start' }}>
          Try all {failed} again
        </Button>
      )}
      {broken.map(({ key, file, problem, state }) => (
        <Alert
          key={key}
          severity={state === 'failed' ? 'warning' : 'error'}
          onClose={() => onDismiss(key)}
          action={
            state === 'failed' ? (
              <Button color="inherit" size="small" onClick={() => onRetry(key)}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {file.name}: {problem}
        </Alert>
      ))}
    </Box>
  );
}
