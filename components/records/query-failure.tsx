import { ErrorState } from '@/components/ui/error-state';
import type { ApiError } from '@/lib/client/http/api-error';
import { NoAccess } from './no-access';

/** Instead of what a call should have brought: the no-access page when it is not for this person, else a way to retry. */
export function QueryFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  if (error.status === 403) return <NoAccess />;
  return <ErrorState message={error.message} requestId={error.requestId} onRetry={onRetry} />;
}
