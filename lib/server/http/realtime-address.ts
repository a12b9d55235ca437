import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ROW_DEPTHS } from '@/lib/domain/chat/layout';
import { SECOND } from '../clock';

/** Where the Firebase SDK asks for its socket. */
const SOCKET = '/.ws';
const POLLING = '/.lp';

/** Ways to a realtime database that are not served: by polling, and by REST. */
const isOtherWay = (pathname: string): boolean => {
  const [root = ''] = pathname.slice(1).split('/');
  return pathname === POLLING || (pathname.endsWith('.json') && Object.hasOwn(ROW_DEPTHS, root.replace(/\.json$/, '')));
};

const NOT_SERVED = 'The realtime database is served by WebSocket to the Firebase SDK, not by long polling or REST.';

/** What the SDK is told that polls from a browser: it warns of it in these words and polls no more. */
const SHUTDOWN = JSON.stringify([{ t: 'c', d: { t: 's', d: `${NOT_SERVED} Call forceWebSockets() first.` } }]);

/** How the SDK numbers what a browser asks by a script: it reads no answer but one that calls this number's function. */
const callbackOf = (search: string): string | undefined =>
  /^\d{1,9}$/.exec(new URLSearchParams(search).get('cb') ?? '')?.[0];

/** Tells whoever asks for the realtime database by another way than a socket that there is none. */
export function refusedRealtime(url: string, response: ServerResponse): boolean {
  const [pathname = '', search = ''] = url.split('?');
  if (pathname !== SOCKET && !isOtherWay(pathname)) return false;
  const callback = pathname === POLLING ? callbackOf(search) : undefined;
  const status = pathname === SOCKET ? 426 : callback ? 200 : 404;
  response.writeHead(status, {
    'Content-Type': callback ? 'text/javascript; charset=utf-8' : 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(callback ? `parent.pRTLPCB${callback}(0,${SHUTDOWN});` : JSON.stringify({ error: NOT_SERVED }));
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
