import { AxiosError, isAxiosError, isCancel } from 'axios';
import { type Issue, failureSchema } from '@/lib/contracts/base/answers';

const SENTENCES = {
  noConnection: 'Cannot reach the server. Check your connection and try again.',
  serverDown: 'The server cannot do this now. Try again in a minute.',
  unreadable: 'The server sent an answer this page cannot read. Reload the page and try again.',
  broken: 'Something went wrong on this page. Reload it and try again.',
};

interface ApiErrorDetails {
  status?: number;
  code: string;
  requestId?: string | null;
  issues?: Issue[];
  current?: unknown;
  changedBy?: string;
  isTold?: boolean;
}

/** Reason a call failed: a sentence for the user, and details for screens and reports. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** The server's code, or `no_connection`, `cancelled`, `server_down`, `unreadable_answer`, `broken_page`. */
  readonly code: string;
  readonly requestId: string | null;
  readonly issues: Issue[];
  /** Current state of the record, when it was changed meanwhile. */
  readonly current: unknown;
  /** Name of the user who changed it, when known. */
  readonly changedBy: string | undefined;
  /** True when the error was already shown, or nothing needs to be shown. */
  readonly isTold: boolean;

  constructor(message: string, details: ApiErrorDetails, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = details.status ?? 0;
    this.code = details.code;
    this.requestId = details.requestId ?? null;
    this.issues = details.issues ?? [];
    this.current = details.current;
    this.changedBy = details.changedBy;
    this.isTold = details.isTold ?? false;
  }

  /** True when a retry may help: there was no response, or the server itself failed. */
  get isPassing(): boolean {
    return this.code === 'no_connection' || this.status >= 500;
  }
}

/** There was no response. */
export const noConnection = (details: Partial<ApiErrorDetails> = {}): ApiError =>
  new ApiError(SENTENCES.noConnection, { code: 'no_connection', ...details });

/** A response that is not ours, for example of a proxy without its server. */
export const serverDown = (status: number, details: Partial<ApiErrorDetails> = {}): ApiError =>
  new ApiError(SENTENCES.serverDown, { status, code: 'server_down', ...details });

/** The user, or the page being left, no longer needs the response. */
export const cancelled = (): ApiError => new ApiError('The call was cancelled.', { code: 'cancelled', isTold: true });

/**
 * Converts any failure of a call to an ApiError. Request details are dropped: they contain the typed password or the
 * token, and errors end up in consoles and reports.
 */
export function toApiError(error: unknown, { isTold = false } = {}): ApiError {
  if (error instanceof ApiError) return error;
  // A request the browser aborts because the page is left is not a failure, either.
  if (isCancel(error) || (isAxiosError(error) && error.code === AxiosError.ECONNABORTED)) {
    return cancelled();
  }
  if (!isAxiosError(error)) return new ApiError(SENTENCES.broken, { code: 'broken_page', isTold }, error);
  if (!error.response) return noConnection({ isTold });

  const { status, data, headers } = error.response;
  const failure = failureSchema.safeParse(data).data;
  if (failure) return new ApiError(failure.message, { ...failure, status, isTold });
  const requestId = headers['x-request-id'] as string | undefined;
  return status >= 500
    ? serverDown(status, { requestId, isTold })
    : new ApiError(SENTENCES.unreadable, { status, code: 'unreadable_answer', requestId, isTold });
}

/** A successful status without a success message, or with data that violates the contract. */
export const unreadableAnswer = (status: number): ApiError =>
  new ApiError(SENTENCES.unreadable, { status, code: 'unreadable_answer' });
