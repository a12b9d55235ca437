import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ROW_DEPTHS } from '@/lib/domain/chat/layout';
import { SECOND } from '../clock';

/** URL path where the Firebase SDK opens its socket. */
const SOCKET = '/.ws';
const POLLING = '/.lp';

/** Unsupported access to the realtime database: polling and REST. */
const isOtherWay = (pathname: string): boolean => {
  const [root = ''] = pathname.slice(1).split('/');
  return pathname === POLLING || (pathname.endsWith('.json') && Object.hasOwn(ROW_DEPTHS, root.replace(/\.json$/, '')));
};

const NOT_SERVED = 'The realtime database is served by WebSocket to the Firebase SDK, not by long polling or REST.';

/** The message for an SDK that polls from a browser: it logs this warning and stops polling. */
const SHUTDOWN = JSON.stringify([{ t: 'c', d: { t: 's', d: `${NOT_SERVED} Call forceWebSockets() first.` } }]);

/** The SDK's number for a script request: it only reads a response that calls this number's function. */
const callbackOf = (search: string): string | undefined =>
  /^\d{1,9}$/.exec(new URLSearchParams(search).get('cb') ?? '')?.[0];

/** Refuses access to the realtime database other than by socket. */
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

/** An upgraded connection is closed after this long without activity. */
const STILL = 30 * SECOND;

/** Answers as if no upgrade had been requested, then closes. */
function answerInHttp(listener: RequestListener, request: IncomingMessage, socket: Duplex): void {
  // A body after the headers is not read.
  if (request.method !== 'GET' && request.method !== 'HEAD') return void socket.destroy();
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  (socket as Socket).setTimeout(STILL, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end());
  listener(request, response);
}

/** Passes sockets to the realtime database; upgrade requests elsewhere are answered over HTTP. */
export const upgradesTo =
  (accept: TakeOver, listener: RequestListener, isOthers: (pathname: string) => boolean): TakeOver =>
  (request, socket, head) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname === SOCKET) accept(request, socket, head);
    else if (!isOthers(pathname)) answerInHttp(listener, request, socket);
  };
