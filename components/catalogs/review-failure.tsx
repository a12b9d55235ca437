import Alert from '@mui/material/Alert';
import type { ApiError } from '@/lib/client/http/api-error';

interface ReviewFailureProps {
  error: ApiError | null;
  /** Whether every field is shown, and says itself what is wrong with it. */
  isWhole: boolean;
}

/** Why the server did not take a catalog, where no field on the screen says it. */
export function ReviewFailure({ error, isWhole }: ReviewFailureProps) {
  const unshown = error?.issues.find(({ path }) => !isWhole && path[0] !== 'title' && path[0] !== 'rate');
  if (!error || error.isPassing || (!unshown && error.issues.length > 0)) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {unshown?.message ?? error.message}
    </Alert>
  );
}
