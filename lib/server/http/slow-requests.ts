import type http from 'node:http';
import { SECOND } from '../clock';

interface Patience {
  /** Milliseconds in which enough of a request has to come. */
  window: number;
  /** Bytes a second that are enough: what Apache's mod_reqtimeout asks for when it is told nothing else. */
  leastRate: number;
}

const PATIENCE: Patience = { window: 10 * SECOND, leastRate: 500 };

/**
 * Ends connections whose bodies come so slowly that they only hold a place, within two windows. A body that moves may
 * take hours: an export of a chat with its photos is large and lines are slow, so no request has a limit as a whole.
 */
export function endSlowRequests(server: http.Server, { window, leastRate }: Patience = PATIENCE): void {
  /** What had come of the connection when it was last looked at; null for requests that came since. */
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
      // What came lies with us unread: its sender waits for us.
      else if (request.readableLength > 0) coming.set(request, null);
      else if (before !== null && bytesRead - before < least) request.socket.destroy();
      else coming.set(request, bytesRead);
    }
  }, window);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
