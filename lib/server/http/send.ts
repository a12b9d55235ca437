import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '@/lib/contracts/base/answers';
import { describeError, isDatabaseBusy, isDiskFull } from '../db/describe-error';
import { log } from '../log';
import { HttpError, storageFull, tooMany, unavailable } from '../errors';

export function sendAnswer(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** The error to report. Unknown errors are logged and get a fixed text. */
function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  const described = describeError(error);
  log.error({ requestId, ...described }, 'a call failed');
  if (isDatabaseBusy(error)) return unavailable();
  if (isDiskFull(error)) return storageFull();
  return new HttpError(500, 'failed', 'Something went wrong on our side. Try again; if it stays, tell an admin.');
}

export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  requestId: string,
): void {
  const failure = toHttpError(error, requestId);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(failure.extra.headers ?? {})) response.setHeader(name, value);
  // The rest of an unread body would be taken for the next request on this connection.
  if (!request.complete) response.setHeader('Connection', 'close');
  const { message, code, extra } = failure;
  sendAnswer(response, failure.status, {
    message,
    code,
    issues: extra.issues,
    current: extra.current,
    changedBy: extra.changedBy,
    requestId,
  } satisfies Failure);
}

/** Rate-limit libraries reject with a plain record; this converts it to an error response. */
export const asTooMany = (rejected: unknown): unknown =>
  rejected instanceof Error ? rejected : tooMany((rejected as { msBeforeNext: number }).msBeforeNext / 1000);
