import { notifyError } from '@/lib/client/notify';
import { type ApiError, toApiError } from './api-error';

/** Shows a failure as a toast, unless it was already shown or the call was cancelled. */
export function tellFailure(error: unknown): void {
  const failure = toApiError(error);
  if (!failure.isTold) notifyError(failure.message);
}

/** Forms show validation errors themselves; other failures are shown as a toast. */
export function tellPassingFailure(error: ApiError): void {
  if (error.isPassing) tellFailure(error);
}
