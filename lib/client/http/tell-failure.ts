import { notifyError } from '@/lib/client/notify';
import { type ApiError, toApiError } from './api-error';

/** Shows a failure as a toast, unless the person knows it already or cancelled the call. */
export function tellFailure(error: unknown): void {
  const failure = toApiError(error);
  if (!failure.isTold) notifyError(failure.message);
}

/** A form shows what is wrong with its input; other failures are a toast. */
export function tellPassingFailure(error: ApiError): void {
  if (error.isPassing) tellFailure(error);
}
