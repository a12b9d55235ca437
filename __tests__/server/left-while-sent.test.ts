import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sendFile } from '@/lib/server/http/send-file';

/** Sends a file to a caller that has already disconnected. Returns how that ended. */
async function sendToNobody(read: () => Readable): Promise<unknown> {
  const sent = new Promise<unknown>((resolve) => {
    server.on('request', (request, response) => {
      response.on('close', () => {
        const file = { name: 'a.jpg', type: 'image/jpeg', bytes: null, tag: null, read };
        sendFile(request, response, file).then(() => resolve('sent'), resolve);
      });
      left.destroy();
    });
  });
  const left = http.get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  left.on('error', () => undefined);
  return sent;
}

const server = http.createServer();
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

test('who left before the first byte is no failure; the file is let go', async () => {
  const file = Readable.from(['bytes']);
  expect(await sendToNobody(() => file)).toBe('sent');
  expect(file.destroyed).toBe(true);
});
