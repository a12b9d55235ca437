import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { endpoint } from '@/lib/contracts/endpoint';
import { env } from '@/lib/server/env';
import { handle, route } from '@/lib/server/http/handle';
import { refusedEarly } from '@/lib/server/http/refuse-early';
import { processWide } from '@/lib/server/process-wide';

const waiting = endpoint({
  id: 'tests.waiting',
  summary: 'Answers when it is told to.',
  method: 'GET',
  path: '/api/waiting',
  access: 'public',
  answer: z.object({ isDone: z.boolean() }),
});

const posting = {
  id: 'tests.posting',
  path: '/api/waiting',
  access: 'public',
  answer: z.object({ bytes: z.int() }),
} as const;
const telling = endpoint({
  ...posting,
  summary: 'Takes words.',
  method: 'POST',
  body: z.object({ words: z.string() }),
});
const sending = endpoint({ ...posting, summary: 'Takes a file.', method: 'PUT', upload: { maxBytes: 1000 } });

const BY_WHOM = { 'before its route is looked for': true, 'by its route': false };

it.each(Object.entries(BY_WHOM))('tells who comes on top of too many to come again, %s', async (_when, isEarly) => {
  const { MAX_CALLS } = env();
  const finishers: (() => void)[] = [];
  const run = () => new Promise<{ isDone: boolean }>((resolve) => finishers.push(() => resolve({ isDone: true })));
  const server = http.createServer((request, response) => {
    if (isEarly && refusedEarly(request, response)) return;
    void route({ GET: handle(waiting, run) })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/waiting`);

  const first = Array.from({ length: MAX_CALLS }, ask);
  while (finishers.length < MAX_CALLS) await new Promise((resolve) => setImmediate(resolve));
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });

  for (const done of finishers) done();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(MAX_CALLS).fill(200));
  const again = ask();
  while (finishers.length <= MAX_CALLS) await new Promise((resolve) => setImmediate(resolve));
  finishers.at(-1)?.();
  expect((await again).status).toBe(200);
  await new Promise((resolve) => server.close(resolve));
});

it('has room for others while many send slowly, and counts everybody again afterwards', async () => {
  const { MAX_CALLS } = env();
  const begun = { count: 0 };
  const server = http.createServer((request, response) => {
    begun.count += 1;
    const handlers = {
      GET: handle(waiting, () => Promise.resolve({ isDone: true })),
      POST: handle(telling, ({ body }) => Promise.resolve({ bytes: body.words.length })),
      PUT: handle(sending, async ({ file }) => ({ bytes: (await text((await file()).content)).length })),
    };
    void route(handlers)(request, response);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const json = { type: 'application/json', method: 'POST', body: '{"words":"georgette"}' };
  const form = {
    type: 'multipart/form-data; boundary=x',
    method: 'PUT',
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ngeorgette\r\n--x--\r\n',
  };
  const senders = Array.from({ length: 2 * MAX_CALLS }, (_, index) => {
    const { type, method, body } = index % 2 ? json : form;
    const socket = net.connect(port, '127.0.0.1');
    const head = [`${method} /api/waiting HTTP/1.1`, 'Host: x', 'Connection: close', `Content-Type: ${type}`];
    const half = index % 4 < 2 ? 0 : body.length - 12;
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, half)}`);
    const answer = text(socket);
    return { finish: () => socket.write(body.slice(half)), answer };
  });
  while (begun.count < senders.length) await new Promise((resolve) => setImmediate(resolve));
  const ask = () => fetch(`http://127.0.0.1:${port}/api/waiting`);
  expect((await ask()).status).toBe(200);

  for (const { finish } of senders) finish();
  const answers = await Promise.all(senders.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer.includes('{"bytes":9}'))).toHaveLength(senders.length);
  expect(processWide('calls under way', () => ({ count: NaN })).count).toBe(0);
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
});
