import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { endpoint } from '@/lib/contracts/endpoint';
import { env } from '@/lib/server/env';
import { handle, route } from '@/lib/server/http/handle';

const waiting = endpoint({
  id: 'tests.waiting',
  summary: 'Answers when it is told to.',
  method: 'GET',
  path: '/api/waiting',
  access: 'public',
  answer: z.object({ isDone: z.boolean() }),
});

it('tells those who come on top of too many to come again, and takes them as soon as there is room', async () => {
  const { MAX_CALLS } = env();
  const finishers: (() => void)[] = [];
  const run = () => new Promise<{ isDone: boolean }>((resolve) => finishers.push(() => resolve({ isDone: true })));
  const server = http.createServer((request, response) => void route({ GET: handle(waiting, run) })(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/waiting`);

  const first = Array.from({ length: MAX_CALLS }, ask);
  while (finishers.length < MAX_CALLS) await new Promise((resolve) => setImmediate(resolve));
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });

  for (const done of finishers) done();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(MAX_CALLS).fill(200));
  const again = ask();
  while (finishers.length <= MAX_CALLS) await new Promise((resolve) => setImmediate(resolve));
  finishers.at(-1)?.();
  expect((await again).status).toBe(200);
  await new Promise((resolve) => server.close(resolve));
});
