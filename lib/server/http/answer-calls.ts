import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { newId } from '../db/schema/columns';
import { callRoutesOf, findingRoute } from './call-routes';
import { sendFailure } from './send';

/** Compression does not speed up a response that fits into one packet. */
const ONE_PACKET = 1400;

/**
 * A 64 kB window, which takes 2 MB per response; Brotli's default window would take 18 MB for as long as the client
 * reads.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const ignore = () => {};

/** The library is written for Express but only uses what Node's requests and responses have. */
const compressing = compression({ threshold: ONE_PACKET, brotli: BROTLI }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers API calls of a build directly. Next's router takes longer to find a call than most calls take to run, so it
 * only gets pages and unusually spelled URLs. Returns whether the request was a call.
 */
export function answeringCalls(buildFolder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const find = findingRoute(callRoutesOf(buildFolder));
  return (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '';
    const load = pathname.includes('%') ? undefined : find(pathname);
    if (!load) return false;
    // A broken connection cannot receive a response.
    request.on('error', ignore);
    response.on('error', ignore);
    compressing(request, response, ignore);
    load()
      .then((answer) => answer(request, response))
      // A route handles its own failures; this is for a route that cannot be loaded, or fails while reporting a
      // failure.
      .catch((error: unknown) => sendFailure(request, response, error, newId()));
    return true;
  };
}
