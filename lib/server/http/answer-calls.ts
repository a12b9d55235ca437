import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { newId } from '../db/schema/columns';
import { callRoutesOf, findingRoute } from './call-routes';
import { sendFailure } from './send';

/** What fits into one packet arrives no sooner when it is smaller. */
const ONE_PACKET = 1400;

/** Looks back 64 kB, which is 2 MB for a reader; as far as Brotli would look unasked it is 18, for as long as one reads. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const ignore = () => {};

/** The library is written for Express and asks of a request and a response only what Node's own have. */
const compressing = compression({ threshold: ONE_PACKET, brotli: BROTLI }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers calls of a build at once. Next's router takes longer to find a call than most calls take to be answered, so it
 * is left with pages, and with addresses that are written in a way of their own. Says whether the request was a call.
 */
export function answeringCalls(buildFolder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const find = findingRoute(callRoutesOf(buildFolder));
  return (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '';
    const load = pathname.includes('%') ? undefined : find(pathname);
    if (!load) return false;
    // A connection that broke can be told nothing.
    request.on('error', ignore);
    response.on('error', ignore);
    compressing(request, response, ignore);
    load()
      .then((answer) => answer(request, response))
      // A route answers its own failures; this is for one that cannot be loaded, or fails while it tells of a failure.
      .catch((error: unknown) => sendFailure(request, response, error, newId()));
    return true;
  };
}
