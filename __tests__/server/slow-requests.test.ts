import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endSlowRequests } from '@/lib/server/http/slow-requests';

const WINDOW = 10_000;
const LENGTH = 100_000;

// Check intervals pass only when the test says so; all other timers are real.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] }));
afterEach(() => jest.useRealTimers());

/** A server that counts incoming bytes and responds at the end, and a client that sends to it. */
async function begin() {
  const server = http.createServer();
  endSlowRequests(server, { window: WINDOW, leastRate: 500 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asked = once(server, 'request');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const answer = text(socket).catch(() => 'cut off');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${LENGTH}\r\n\r\n`);
  const [request, response] = (await asked) as [http.IncomingMessage, http.ServerResponse];
  request.on('error', () => undefined);
  const arrived = once(request, 'end').catch(() => undefined);
  let [sent, received] = [0, 0];
  request.on('data', (part: Buffer) => (received += part.length));
  const send = async (bytes: number) => {
    sent += bytes;
    socket.write('x'.repeat(bytes));
    while (received < sent) await once(request, 'data');
  };
  const end = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { request, response, answer, arrived, send, end };
}

const pass = () => jest.advanceTimersByTime(WINDOW);

it('ends a request that hardly moves, within two windows', async () => {
  const { request, answer, send, end } = await begin();
  await send(1);
  pass();
  await send(4_000);
  expect(request.destroyed).toBe(false);
  pass();
  expect(request.socket.destroyed).toBe(true);
  expect(await answer).not.toContain('HTTP/1.1 200');
  await end();
});

it('lets one that moves take as long as it needs', async () => {
  const { response, answer, arrived, send, end } = await begin();
  for (let sent = 0; sent < LENGTH; sent += 10_000) {
    pass();
    await send(10_000);
  }
  await arrived;
  response.end('all here');
  expect(await answer).toContain('all here');
  await end();
});

it('has nothing against an answer that is long in coming', async () => {
  const { response, answer, arrived, send, end } = await begin();
  await send(LENGTH);
  await arrived;
  for (let window = 0; window < 5; window += 1) pass();
  response.end('there');
  expect(await answer).toContain('there');
  await end();
});

it('has nothing against a sender whose bytes wait for us', async () => {
  const server = http.createServer();
  endSlowRequests(server, { window: WINDOW, leastRate: 500 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asked = once(server, 'request');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket).catch(() => 'cut off');
  const length = 5_000_000;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write('x'.repeat(length));
  const [request, response] = (await asked) as [http.IncomingMessage, http.ServerResponse];
  request.on('error', () => undefined);
  while (request.readableLength === 0) await new Promise((resolve) => setImmediate(resolve));
  for (let window = 0; window < 5; window += 1) pass();
  request.resume().once('end', () => response.end('all here'));
  expect(await answer).toContain('all here');
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
});
