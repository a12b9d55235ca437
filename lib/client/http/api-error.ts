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

/** Why a call failed: a sentence for the person, and what a screen or a report needs to know. */
export class ApiError extends Error {
  /** Status of the answer; 0 when none came. */
  readonly status: number;
  /** The server's code, or `no_connection`, `cancelled`, `server_down`, `unreadable_answer`, `broken_page`. */
  readonly code: string;
  readonly requestId: string | null;
  readonly issues: Issue[];
  /** The record as it is now, when it was changed meanwhile. */
  readonly current: unknown;
  /** Who changed it, by name, where that is known. */
  readonly changedBy: string | undefined;
  /** The person has been told already, or there is nothing to tell. */
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

  /** True when trying the same again may help: nothing answered, or the server itself failed. */
  get isPassing(): boolean {
    return this.code === 'no_connection' || this.status >= 500;
  }
}

/** No answer came. */
export const noConnection = (details: Partial<ApiErrorDetails> = {}): ApiError =>
  new ApiError(SENTENCES.noConnection, { code: 'no_connection', ...details });

/** An answer came that is none of ours, as of a proxy whose server is away. */
export const serverDown = (status: number, details: Partial<ApiErrorDetails> = {}): ApiError =>
  new ApiError(SENTENCES.serverDown, { status, code: 'server_down', ...details });

/** The person, or the page that is left, wants no answer any more. */
export const cancelled = (): ApiError => new ApiError('The call was cancelled.', { code: 'cancelled', isTold: true });

/**
 * Any failure of a call as an ApiError. What the transport knew of the request is not kept with it: it holds the typed
 * password or the token, and errors end up in consoles and reports.
 */
export function toApiError(error: unknown, { isTold = false } = {}): ApiError {
  if (error instanceof ApiError) return error;
  // A request the browser drops because the page is left is no failure either.
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

/** An answer with a good status that does not say success, or carries something else than the contract promises. */
export const unreadableAnswer = (status: number): ApiError =>
  new ApiError(SENTENCES.unreadable, { status, code: 'unreadable_answer' });
