import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ROW_DEPTHS } from '@/lib/domain/chat/layout';

/** Where the Firebase SDK asks for its socket. */
const SOCKET = '/.ws';

/** Ways to a realtime database that are not served: by polling, and by REST. */
const isOtherWay = (pathname: string): boolean => {
  const [root = ''] = pathname.slice(1).split('/');
  return pathname === '/.lp' || (pathname.endsWith('.json') && Object.hasOwn(ROW_DEPTHS, root.replace(/\.json$/, '')));
};

/** Tells whoever asks for the realtime database by another way than a socket that there is none. */
export function refusedRealtime(pathname: string, response: ServerResponse): boolean {
  if (pathname !== SOCKET && !isOtherWay(pathname)) return false;
  const error = 'The realtime database is served by WebSocket to the Firebase SDK, not by long polling or REST.';
  response.writeHead(pathname === SOCKET ? 426 : 404, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ error }));
  return true;
}

type TakeOver = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Hands the sockets of the realtime database over; every other protocol is refused. */
export const upgradesTo =
  (accept: TakeOver, isOthers: (pathname: string) => boolean): TakeOver =>
  (request, socket, head) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname === SOCKET) accept(request, socket, head);
    else if (!isOthers(pathname)) socket.destroy();
  };
