import type http from 'node:http';
import type { Socket } from 'node:net';
import { SECOND } from '../clock';

interface StallLimits {
  /** Milliseconds from one look to the next. */
  window: number;
  /** A connection ends where so many windows in a row change nothing. */
  windows: number;
}

export const STALL_LIMITS: StallLimits = { window: 10 * SECOND, windows: 5 };

interface Connection {
  /** The answer to its latest request. */
  answer?: http.ServerResponse;
  requests: number;
  state: string | null;
  /** Windows since its state changed. */
  windows: number;
}

/** Of the piece that is being sent, what the system has not taken yet; Node.js has no public name for it. */
const queuedOf = (socket: Socket) => (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize;

/** The same text at two looks says that nothing moved between them; null while the connection waits for the server. */
function stateOf(socket: Socket, { answer, requests }: Connection): string | null {
  if (!answer || answer.writableFinished) return `asks for nothing after ${requests}`;
  if (socket.writableLength === 0) return null;
  return `reads nothing after ${socket.bytesWritten - socket.writableLength}, ${queuedOf(socket)}`;
}

/**
 * Ends connections whose client takes nothing of its answer, or asks for nothing more, within one window more than is
 * allowed. A download that moves may take hours, and an answer may be long in the making.
 */
export function endStalledConnections(server: http.Server, { window, windows }: StallLimits = STALL_LIMITS): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    connections.set(socket, { requests: 0, state: null, windows: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // What became a socket is looked after by whoever took it over.
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
