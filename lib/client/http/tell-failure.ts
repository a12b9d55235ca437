import { notifyError } from '@/lib/client/notify';
import { toApiError } from './api-error';

/** Shows a failure as a toast, unless the person knows it already or cancelled the call. */
export function tellFailure(error: unknown): void {
  const failure = toApiError(error);
  if (!failure.isTold) notifyError(failure.message);
}
