import { ErrorState } from '@/components/ui/error-state';
import type { ApiError } from '@/lib/client/http/api-error';
import { NoAccess } from './no-access';

/**
 * Replaces a failed call's content: the no-access page if the user lacks permission, else an error with a retry button.
 */
export function QueryFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  if (error.status === 403) return <NoAccess />;
  return <ErrorState message={error.message} requestId={error.requestId} onRetry={onRetry} />;
}
