/** API calls of a build, answered without the page router. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answeringCalls } from '@/lib/server/http/answer-calls';
import { withFolder } from '../harness/bench/processes';
import { captureLog } from '../support/captured-log';

const ROUTES = {
  '/api/long':
    "exports.default = (_, response) => response.setHeader('Content-Type', 'application/json').end('long '.repeat(1000))",
  '/api/short': "exports.default = (_, response) => response.end('short')",
  '/api/things/[id]': 'exports.default = (request, response) => response.end(request.url)',
  '/api/hooks/[...path]': "exports.default = (_, response) => response.end('a hook')",
  '/api/failing': "exports.default = async () => { throw new Error('It fails.'); }",
  '/api/broken': "throw new Error('It cannot be loaded.')",
  '/api/halved': "exports.default = async (_, response) => { response.write('half'); throw new Error('It stops.'); }",
  '/api/[...unknown]': "exports.default = (_, response) => response.end('unknown')",
  '/seller': "exports.default = (_, response) => response.end('a page')",
};

/** A server of a build with these routes; requests that are not API calls are passed on. */
const asking = (work: (ask: (address: string) => Promise<Response>) => Promise<void>) =>
  withFolder(async (folder) => {
    const files = Object.keys(ROUTES).map((route) => [route, `pages${route}.js`] as const);
    for (const [route, file] of files) {
      const place = path.join(folder, 'server', file);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, ROUTES[route as keyof typeof ROUTES]);
    }
    fs.writeFileSync(path.join(folder, 'server/pages-manifest.json'), JSON.stringify(Object.fromEntries(files)));
    const answered = answeringCalls(folder);
    const server = http.createServer((request, response) => {
      if (!answered(request, response)) response.end('passed on');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await work((address) => fetch(origin + address)).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  });

const textOf = async (answer: Promise<Response>) => (await answer).text();

test('A call is answered, whatever its address says beside its path', () =>
  asking(async (ask) => {
    expect(await textOf(ask('/api/short'))).toBe('short');
    expect(await textOf(ask('/api/hooks/a/b'))).toBe('a hook');
    expect(await textOf(ask('/api/things/1?all=yes'))).toBe('/api/things/1?all=yes');
  }));

test.each([
  '/seller',
  '/api/other',
  '/api/short/',
  '/api/hooks/a/',
  '/api/hooks//a',
  '/api/things/a\\\\b',
  '/api/%73hort',
  '/api/things/a%2Fb',
])('%s goes on to Next', (address) => asking(async (ask) => expect(await textOf(ask(address))).toBe('passed on')));

test('What is longer than a packet is sent compressed', () =>
  asking(async (ask) => {
    const [long, short] = [await ask('/api/long'), await ask('/api/short')];
    expect(long.headers.get('content-encoding')).toMatch(/gzip|br/);
    expect(await long.text()).toBe('long '.repeat(1000));
    expect(short.headers.get('content-encoding')).toBeNull();
  }));

test.each(['/api/failing', '/api/broken'])('%s is told in the one envelope and leaves the server alive', (address) =>
  asking(async (ask) => {
    const { lines } = captureLog();
    const answer = await ask(address);
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'failed' })]);
    expect(lines.length).toBeGreaterThan(0);
    expect(await textOf(ask('/api/short'))).toBe('short');
  }),
);

test('An answer that stops half way is cut off', () =>
  asking(async (ask) => {
    captureLog();
    await expect(textOf(ask('/api/halved'))).rejects.toThrow();
    expect(await textOf(ask('/api/short'))).toBe('short');
  }));
