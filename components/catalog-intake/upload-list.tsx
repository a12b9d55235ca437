import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { cancelPhotos, retryPhoto, retryPhotos } from '@/lib/client/photo-intake/photo-queue';
import { usePhotoQueue } from '@/lib/client/photo-intake/queue-state';
import { counted } from './post-words';

/** Upload progress of a draft's photos, in total and each; failures show their reason. */
export function UploadList({ draftId }: { draftId: string }) {
  const { photos, done, isBusy } = usePhotoQueue(draftId);
  if (photos.length === 0) return null;
  const refused = photos.filter(({ state }) => state === 'refused');
  const later = photos.filter(({ state }) => state === 'later');
  const sending = photos.filter(({ state }) => state === 'sending');
  const total = photos.length + done;
  const shares = sending.reduce((sum, { share }) => sum + share, done + refused.length);
  const cancel = (key: string) => cancelPhotos((one) => one.key === key);
  return (
    <Box component="section" aria-label="Photos on their way" sx={{ display: 'grid', gap: 1 }}>
      {isBusy && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography role="status" variant="body2" sx={{ flex: 1 }}>
              {done} of {counted(total, 'photo')} {done === 1 ? 'is' : 'are'} here
            </Typography>
            {later.length > 1 && (
              <Button variant="outlined" color="inherit" size="small" onClick={() => retryPhotos(draftId)}>
                Try all {later.length} again
              </Button>
            )}
            <Button
              color="inherit"
              size="small"
              onClick={() => cancelPhotos((one) => one.draftId === draftId && one.state !== 'refused')}
            >
              Cancel the rest
            </Button>
          </Box>
          <LinearProgress aria-label="All photos" variant="determinate" value={(shares / total) * 100} />
        </>
      )}
      {sending.map(({ key, name, share }) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" noWrap sx={{ flex: 1 }}>
            {name}
          </Typography>
          <LinearProgress
            aria-label={name}
            variant={share < 1 ? 'determinate' : 'indeterminate'}
            value={share * 100}
            sx={{ width: 120 }}
          />
          <Button color="inherit" size="small" aria-label={`Cancel ${name}`} onClick={() => cancel(key)}>
            Cancel
          </Button>
        </Box>
      ))}
      {later.slice(0, SHOWN).map(({ key, name, problem }) => (
        <Alert
          key={key}
          severity="warning"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => retryPhoto(key)}>
                Try again
              </Button>
              <Button color="inherit" size="small" aria-label={`Cancel ${name}`} onClick={() => cancel(key)}>
                Cancel
              </Button>
            </>
          }
        >
          {name}: {problem} It will be retried automatically.
        </Alert>
      ))}
      {refused.slice(0, SHOWN).map(({ key, name, problem }) => (
        <Alert key={key} severity="error" onClose={() => cancel(key)}>
          {name}: {problem}
        </Alert>
      ))}
      {refused.length > SHOWN && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => cancelPhotos((one) => one.draftId === draftId && one.state === 'refused')}
            >
              Dismiss all
            </Button>
          }
        >
          {counted(refused.length - SHOWN, 'more file')} could not be added.
        </Alert>
      )}
    </Box>
  );
}

/** One cause usually fails many photos, so a few are enough to show it. */
const SHOWN = 5;
