import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../db/schema/columns';
import { log } from '../log';
import { isFull, needsPlace } from './admission';
import { discardBody } from './body';
import { unavailable } from '../errors';
import { sendFailure } from './send';

/**
 * Tells a call to come again when as many are under way as may be, before anybody looks for its route, which costs
 * several times what the refusal does: a crowd that is refused would take the time of those who were let in.
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
