import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../db/schema/columns';
import { log } from '../log';
import { isFull, needsPlace } from './admission';
import { discardBody } from './body';
import { unavailable } from '../errors';
import { sendFailure } from './send';

/**
 * Tells a call to retry when the process is full, before its route is looked up, which costs several times more than
 * the refusal: a refused crowd would take time from admitted calls.
 */
export function refusedEarly(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0] ?? '';
  if (!needsPlace(path) || !isFull(path)) return false;
  const id = newId();
  response.setHeader('X-Request-Id', id);
  response.setHeader('Cache-Control', 'no-store');
  void discardBody(request).then(() => {
    sendFailure(request, response, unavailable(), id);
    log.info({ requestId: id, call: request.method, status: response.statusCode }, 'call');
  });
  return true;
}
