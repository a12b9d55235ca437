import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '@/lib/contracts/answers';
import { log } from '../log';
import { HttpError, tooMany, unavailable } from './errors';

export function sendAnswer(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** PostgreSQL's codes for "try again": too many connections, shutting down, lock and statement timeouts, conflicts. */
const PASSING = /^(53300|57P0[123]|55P03|57014|40001|40P01|08...)$/;
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
/** What the driver says, without a code, of a connection that broke, came too late or was closed. */
const GONE = /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool/;

interface Unknown {
  message?: string;
  stack?: string;
  code?: string;
  /** The statement that failed, with placeholders for its values. */
  query?: string;
  cause?: Unknown;
}

/** A failed query's own message lists its values, phone numbers and hashes among them: it stays out of the log. */
function describe(error: unknown) {
  const { message = '', stack = '', query, cause } = (error ?? {}) as Unknown;
  const root = cause ?? (error as Unknown | null) ?? {};
  return { code: root.code ?? '', error: root.message ?? String(error), query, stack: stack.replace(message, '') };
}

/** What of an error is told. Unknown errors are logged and answered with a fixed text. */
function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  const described = describe(error);
  log.error({ requestId, ...described }, 'a call failed');
  if (PASSING.test(described.code) || CONNECTION.test(described.code) || GONE.test(described.error))
    return unavailable();
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
  // A body that was not read to its end would be taken for the next request on this connection.
  if (!request.complete) response.setHeader('Connection', 'close');
  const { message, code, extra } = failure;
  sendAnswer(response, failure.status, {
    message,
    code,
    issues: extra.issues,
    current: extra.current,
    requestId,
  } satisfies Failure);
}

/** Rate-limit libraries reject with a plain record; this makes it an answer. */
export const asTooMany = (rejected: unknown): unknown =>
  rejected instanceof Error ? rejected : tooMany((rejected as { msBeforeNext: number }).msBeforeNext / 1000);
