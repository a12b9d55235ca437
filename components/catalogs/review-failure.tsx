import Alert from '@mui/material/Alert';
import type { ApiError } from '@/lib/client/http/api-error';

interface ReviewFailureProps {
  error: ApiError | null;
  /** True when all fields are shown, each with its own error. */
  isWhole: boolean;
}

/** Reason the server rejected a catalog, unless a visible field shows it. */
export function ReviewFailure({ error, isWhole }: ReviewFailureProps) {
  const unshown = error?.issues.find(({ path }) => !isWhole && path[0] !== 'title' && path[0] !== 'rate');
  if (!error || error.isPassing || (!unshown && error.issues.length > 0)) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {unshown?.message ?? error.message}
    </Alert>
  );
}
