import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { endpoint } from '@/lib/contracts/base/endpoint';
import { authApi } from '@/lib/contracts/auth';
import { systemApi } from '@/lib/contracts/system';
import { prepareVerification, verifyPassword } from '@/lib/server/auth/passwords';
import { env } from '@/lib/server/env';
import { formFile } from '@/lib/server/http/form-file';
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

it('has room for others during many slow uploads, and counts right afterwards', async () => {
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

it('works on no more calls when many bodies arrive at once, and refuses none let in', async () => {
  const { MAX_CALLS } = env();
  const seen = { begun: 0, working: 0, most: 0 };
  const run = async ({ body }: { body: { words: string } }) => {
    seen.working += 1;
    seen.most = Math.max(seen.most, seen.working);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.working -= 1;
    return { bytes: body.words.length };
  };
  const server = http.createServer((request, response) => {
    seen.begun += 1;
    void route({ POST: handle(telling, run) })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const body = '{"words":"georgette"}';
  const head = `POST /api/waiting HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json`;
  const senders = Array.from({ length: 3 * MAX_CALLS }, () => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`);
    return { finish: () => socket.write(body), answer: text(socket) };
  });
  while (seen.begun < senders.length) await new Promise((resolve) => setImmediate(resolve));
  for (const { finish } of senders) finish();
  const answers = await Promise.all(senders.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer.includes('{"bytes":9}'))).toHaveLength(senders.length);
  expect(seen.most).toBe(MAX_CALLS);
  expect(processWide('calls under way', () => ({ count: NaN })).count).toBe(0);
  await new Promise((resolve) => server.close(resolve));
});

it('leaves room for everybody else, however many try passwords', async () => {
  await prepareVerification();
  const { MAX_CALLS } = env();
  const seen = { begun: 0 };
  const run = async ({ body }: { body: { password: string } }) => {
    seen.begun += 1;
    await verifyPassword(null, body.password);
    return { name: 'Nobody', fo: [] };
  };
  const handlers = {
    GET: handle(waiting, () => Promise.resolve({ isDone: true })),
    POST: handle(authApi.checkPassword, run),
  };
  const server = http.createServer((request, response) => void route(handlers)(request, response));
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/waiting`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ phoneNumber: '9876543210', password: 'not-the-password' });
  const tries = Array.from({ length: 2 * MAX_CALLS }, () => fetch(url, { method: 'POST', headers, body }));
  const most = (MAX_CALLS * 5) / 6;
  while (seen.begun < most) await new Promise((resolve) => setImmediate(resolve));
  expect((await fetch(url)).status).toBe(200);
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(seen.begun);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  await new Promise((resolve) => server.close(resolve));
});

it('says that it is well however much there is to do', async () => {
  const state = processWide('calls under way', () => ({ count: 0 }));
  const before = state.count;
  state.count = env().MAX_CALLS;
  const health = handle(systemApi.health, () => Promise.resolve({ status: 'ready' as const }));
  const server = http.createServer((request, response) => {
    if (!refusedEarly(request, response)) void route({ GET: health })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${systemApi.health.path}`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/sellers`)).status).toBe(503);
  state.count = before;
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
});

it('is done with a file whose sender left before anybody asked for it', async () => {
  const outcome = new Promise<unknown>((resolve) => {
    const server = http.createServer((request) => {
      request.once('close', () => formFile(request, 1000).catch(resolve));
    });
    server.listen(0, '127.0.0.1', () => {
      const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
      const head = 'PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x';
      socket.write(`${head}\r\nContent-Length: 500\r\n\r\n--x\r\n`, () => setTimeout(() => socket.destroy(), 50));
      socket.once('close', () => server.close());
    });
  });
  expect(await outcome).toMatchObject({ status: 400 });
});
