/** Build files, sent from memory for plain requests. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sendingBuiltFiles } from '@/lib/server/http/built-files';
import { withFolder } from '../harness/bench/processes';

const SCRIPT = 'console.log("सूरत")';
const PASSED_ON = 'passed on';

interface Place {
  files: string;
  ask: (address: string, init?: RequestInit) => Promise<{ text: string; headers: Headers }>;
}

/** A server of a build with a script, a font and a photo; other requests are passed on. */
const withServer = (work: (place: Place) => Promise<void>) =>
  withFolder(async (folder) => {
    const files = path.join(folder, 'static');
    fs.mkdirSync(path.join(files, 'pages'), { recursive: true });
    for (const name of ['main.js', 'pages/[id].js', 'text.woff2', 'shop.png'])
      fs.writeFileSync(path.join(files, name), SCRIPT);
    fs.writeFileSync(path.join(folder, 'secret.js'), SCRIPT);
    const send = sendingBuiltFiles(folder);
    const server = http.createServer((request, response) => send(request, response, () => response.end(PASSED_ON)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (address: string, init?: RequestInit) => {
      const answer = await fetch(origin + address, init);
      return { text: await answer.text(), headers: answer.headers };
    };
    await work({ files, ask }).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  });

test.each([
  ['/_next/static/main.js', 'text/javascript; charset=utf-8'],
  ['/_next/static/main.js?dpl=1', 'text/javascript; charset=utf-8'],
  ['/_next/static/pages/%5Bid%5D.js', 'text/javascript; charset=utf-8'],
  ['/_next/static/text.woff2', 'font/woff2'],
])('%s is sent as %s, to be kept for good', (address, type) =>
  withServer(async ({ ask }) => {
    const { text, headers } = await ask(address);
    expect(text).toBe(SCRIPT);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(SCRIPT)));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }),
);

test('A file is read once', () =>
  withServer(async ({ files, ask }) => {
    await ask('/_next/static/main.js');
    fs.rmSync(path.join(files, 'main.js'));
    expect((await ask('/_next/static/main.js')).text).toBe(SCRIPT);
  }));

test('A file that cannot be read is passed on, and looked for again', () =>
  withServer(async ({ files, ask }) => {
    fs.renameSync(path.join(files, 'main.js'), path.join(files, 'away'));
    expect((await ask('/_next/static/main.js')).text).toBe(PASSED_ON);
    fs.renameSync(path.join(files, 'away'), path.join(files, 'main.js'));
    expect((await ask('/_next/static/main.js')).text).toBe(SCRIPT);
  }));

test.each(['/_next/static/none.js', '/_next/static/shop.png', '/_next/static/pages', '/main.js', '/seller'])(
  '%s is passed on',
  (address) => withServer(async ({ ask }) => expect((await ask(address)).text).toBe(PASSED_ON)),
);

test.each([
  '/_next/static/..%2Fsecret.js',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/pages/..%2f..%2fsecret.js',
])('%s leads nowhere', (address) => withServer(async ({ ask }) => expect((await ask(address)).text).toBe(PASSED_ON)));

test.each<RequestInit>([
  { method: 'POST' },
  { headers: { range: 'bytes=0-3' } },
  { headers: { 'if-none-match': '"x"' } },
  { headers: { 'if-modified-since': 'Sat, 28 Nov 2026 00:00:00 GMT' } },
])('What may be answered by something else is passed on: %j', (init) =>
  withServer(async ({ ask }) => expect((await ask('/_next/static/main.js', init)).text).toBe(PASSED_ON)),
);

test('Asking for the head alone gets no content', () =>
  withServer(async ({ ask }) => {
    const { text, headers } = await ask('/_next/static/main.js', { method: 'HEAD' });
    expect([text, headers.get('content-length')]).toEqual(['', String(Buffer.byteLength(SCRIPT))]);
  }));
