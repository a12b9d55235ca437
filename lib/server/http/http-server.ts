import http from 'node:http';
import type { Duplex } from 'node:stream';
import { SECOND } from '../clock';
import { endSlowRequests } from './slow-requests';
import { endStalledConnections, STALL_LIMITS } from './stalled-connections';

interface Limits {
  /** Milliseconds in which the headers of a request have to come; looked at twice in that time. */
  headers?: number;
  stall?: typeof STALL_LIMITS;
  /** Takes over connections that ask for another protocol; without one they are closed. */
  upgrade?: (request: http.IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/**
 * A server that no stranger can fill with connections: whoever says nothing, or never ends the headers, is left within
 * one and a half times the limit for headers, and who sends or reads too slowly as the two modules beside this say.
 */
export function createHttpServer(
  listener: http.RequestListener,
  { headers = 10 * SECOND, stall = STALL_LIMITS, upgrade = (_, socket) => socket.destroy() }: Limits = {},
): http.Server {
  const server = http.createServer({ connectionsCheckingInterval: headers / 2 }, listener);
  server.headersTimeout = headers;
  server.requestTimeout = 0;
  server.keepAliveTimeout = stall.window * stall.windows;
  server.maxRequestsPerSocket = 1000;
  endSlowRequests(server);
  endStalledConnections(server, stall);
  server.on('upgrade', upgrade);
  return server;
}
