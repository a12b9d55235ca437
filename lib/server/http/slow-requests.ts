import type http from 'node:http';
import { SECOND } from '../clock';

interface Patience {
  /** Milliseconds in which enough of a request must arrive. */
  window: number;
  /** Minimum bytes per second: the default of Apache's mod_reqtimeout. */
  leastRate: number;
}

const PATIENCE: Patience = { window: 10 * SECOND, leastRate: 500 };

/**
 * Closes connections whose bodies arrive so slowly that they only occupy a place, within two windows. An active upload
 * may take hours: a chat export with photos is large and lines are slow, so requests have no total limit.
 */
export function endSlowRequests(server: http.Server, { window, leastRate }: Patience = PATIENCE): void {
  /** Bytes received on the connection at the last check; null for newer requests. */
  const coming = new Map<http.IncomingMessage, number | null>();
  server.on('request', (request: http.IncomingMessage) => {
    coming.set(request, null);
    request.once('close', () => coming.delete(request));
  });

  const least = (leastRate * window) / SECOND;
  const looking = setInterval(() => {
    for (const [request, before] of coming) {
      const { bytesRead } = request.socket;
      if (request.complete) coming.delete(request);
      // Received bytes are still unread here: the sender is waiting for us.
      else if (request.readableLength > 0) coming.set(request, null);
      else if (before !== null && bytesRead - before < least) request.socket.destroy();
      else coming.set(request, bytesRead);
    }
  }, window);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
