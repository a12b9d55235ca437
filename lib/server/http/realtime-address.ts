import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ROW_DEPTHS } from '@/lib/domain/chat/layout';
import { SECOND } from '../clock';

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

/** A connection that the server gave out of its hands is ended when nothing moves on it for so long. */
const STILL = 30 * SECOND;

/** Answers as if nobody had asked for another protocol, and closes. */
function answerInHttp(listener: RequestListener, request: IncomingMessage, socket: Duplex): void {
  // What would follow the headers is not read any more.
  if (request.method !== 'GET' && request.method !== 'HEAD') return void socket.destroy();
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  (socket as Socket).setTimeout(STILL, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end());
  listener(request, response);
}

/** Hands the sockets of the realtime database over; whoever asks for another protocol elsewhere is answered in HTTP. */
export const upgradesTo =
  (accept: TakeOver, listener: RequestListener, isOthers: (pathname: string) => boolean): TakeOver =>
  (request, socket, head) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname === SOCKET) accept(request, socket, head);
    else if (!isOthers(pathname)) answerInHttp(listener, request, socket);
  };
