import http from 'node:http';
import type { Duplex } from 'node:stream';
import { SECOND } from '../clock';
import { endSlowRequests } from './slow-requests';
import { endStalledConnections, STALL_LIMITS } from './stalled-connections';

interface Limits {
  /** Milliseconds in which a request's headers must arrive; checked twice in that time. */
  headers?: number;
  stall?: typeof STALL_LIMITS;
  /** Takes over connections that ask for an upgrade; without it they are closed. */
  upgrade?: (request: http.IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/**
 * A server that strangers cannot fill with connections: silent clients and endless headers are cut off within one and a
 * half times the header limit, slow senders and readers as described in the two modules beside this.
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
