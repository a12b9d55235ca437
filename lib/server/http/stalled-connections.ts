import type http from 'node:http';
import type { Socket } from 'node:net';
import { SECOND } from '../clock';

interface StallLimits {
  /** Milliseconds between checks. */
  window: number;
  /** A connection is closed after this many windows without a change. */
  windows: number;
}

export const STALL_LIMITS: StallLimits = { window: 10 * SECOND, windows: 5 };

interface Connection {
  /** The response to its latest request. */
  answer?: http.ServerResponse;
  requests: number;
  state: string | null;
  /** Windows since its last change. */
  windows: number;
}

/** Bytes of the current chunk that the system has not accepted yet; Node.js has no public API for it. */
const queuedOf = (socket: Socket) => (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize;

/** Equal texts at two checks mean no progress in between; null while the connection waits for the server. */
function stateOf(socket: Socket, { answer, requests }: Connection): string | null {
  if (!answer || answer.writableFinished) return `asks for nothing after ${requests}`;
  if (socket.writableLength === 0) return null;
  return `reads nothing after ${socket.bytesWritten - socket.writableLength}, ${queuedOf(socket)}`;
}

/**
 * Closes connections whose client does not read its response, or sends no further request, within one window more than
 * allowed. An active download may take hours, and a response may take long to produce.
 */
export function endStalledConnections(server: http.Server, { window, windows }: StallLimits = STALL_LIMITS): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    connections.set(socket, { requests: 0, state: null, windows: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // An upgraded connection is monitored by its new owner.
  server.on('upgrade', ({ socket }) => connections.delete(socket));
  server.on('request', ({ socket }, answer) => {
    const connection = connections.get(socket);
    if (connection) Object.assign(connection, { answer, requests: connection.requests + 1 });
  });

  const looking = setInterval(() => {
    for (const [socket, connection] of connections) {
      const state = stateOf(socket, connection);
      connection.windows = state !== null && state === connection.state ? connection.windows + 1 : 0;
      connection.state = state;
      if (connection.windows >= windows) socket.destroy();
    }
  }, window);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
