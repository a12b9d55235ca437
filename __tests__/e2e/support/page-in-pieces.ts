import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a browser to paint what it has. */
const BETWEEN_PIECES = 200;
const PIECES = /(?=<h1|<p |<label|<input|<button)/;

async function sendInPieces(page: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  for (const piece of (await text(page)).split(PIECES)) {
    response.write(piece);
    await pause(BETWEEN_PIECES);
  }
  response.end();
}

/** Proxies the product and delivers its pages in pieces, like a slow line; passes everything else through unchanged. */
export async function withPagesInPieces(target: string, work: (address: string) => Promise<void>): Promise<void> {
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const asked = http.request(new URL(request.url ?? '/', target), { method: request.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      if (reply.headers['content-type']?.startsWith('text/html')) void sendInPieces(reply, response);
      else reply.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
  }
}
