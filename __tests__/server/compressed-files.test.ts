import fs from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressFiles } from '@/lib/commands/compress-files';
import { readCompressedFiles, takes } from '@/lib/server/http/compressed-files';
import { withFolder } from '../harness/bench/processes';

const SCRIPT = 'console.log("सूरत");\n'.repeat(100);

/** The rewritten request for a build file, and the headers of its response. */
async function ask(url: string, accepted?: string, { method = 'GET', ...headers } = {}) {
  return withFolder(async (folder) => {
    const files = path.join(folder, 'static');
    fs.mkdirSync(path.join(files, 'pages'), { recursive: true });
    fs.writeFileSync(path.join(files, 'main.js'), SCRIPT);
    fs.writeFileSync(path.join(files, 'pages/[id].js'), SCRIPT);
    fs.writeFileSync(path.join(files, 'main.css'), 'a { color: red }');
    fs.writeFileSync(path.join(files, 'text.woff2'), 'a font');
    await compressFiles(files);
    const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
    Object.assign(request.headers, headers);
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    const response = new ServerResponse(request);
    readCompressedFiles(folder)(request, response);
    const name = decodeURI(request.url.split('?')[0] ?? '').replace('/_next/static', files);
    return { url: request.url, headers: response.getHeaders(), content: fs.existsSync(name) && fs.readFileSync(name) };
  });
}

test('The smallest copy that a browser takes is sent, and says what it is', async () => {
  const { url, headers, content } = await ask('/_next/static/main.js', 'gzip, deflate, br, zstd');
  expect(url).toBe('/_next/static/main.js.br');
  expect(headers).toEqual({
    vary: 'Accept-Encoding',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(zlib.brotliDecompressSync(content as Buffer).toString()).toBe(SCRIPT);
});

test('A browser without Brotli gets gzip', async () => {
  const { url, headers, content } = await ask('/_next/static/main.js?dpl=1', 'gzip, deflate');
  expect(url).toBe('/_next/static/main.js.gz?dpl=1');
  expect(headers['content-encoding']).toBe('gzip');
  expect(zlib.gunzipSync(content as Buffer).toString()).toBe(SCRIPT);
});

test('A page with a parameter in its name is found as browsers write it', async () => {
  expect((await ask('/_next/static/pages/%5Bid%5D.js', 'br')).url).toBe('/_next/static/pages/%5Bid%5D.js.br');
});

test('A style sheet is one', async () => {
  expect((await ask('/_next/static/main.css', 'br')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.000'])(
  'Who takes %j gets the file itself',
  async (accepted) => {
    const { url, headers } = await ask('/_next/static/main.js', accepted);
    expect(url).toBe('/_next/static/main.js');
    // A proxy must not return a compressed copy to a client that cannot read it.
    expect(headers).toEqual({ vary: 'Accept-Encoding' });
  },
);

test.each(['/_next/static/text.woff2', '/_next/static/none.js', '/_next/static/../main.js', '/seller', '/main.js'])(
  '%s is left alone',
  async (address) => {
    const { url, headers } = await ask(address, 'br, gzip');
    expect(url).toBe(address);
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test.each([{ method: 'POST' }, { range: 'bytes=0-9' }, { 'if-match': '"x"' }, { 'if-unmodified-since': 'Sun' }])(
  'What may be refused says nothing of a copy: %j',
  async (refused) => {
    const { url, headers } = await ask('/_next/static/main.js', 'br, gzip', refused);
    expect(url).toBe('/_next/static/main.js');
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test('Asking for the head alone gets that of the copy', async () => {
  expect((await ask('/_next/static/main.js', 'br', { method: 'HEAD' })).headers['content-encoding']).toBe('br');
});

test.each([
  ['br', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['gzip,BR', true],
  ['br;q=0', false],
  ['br; q=0.0', false],
  ['brotli', false],
  ['*', false],
])('%j takes Brotli: %s', (header, expected) => {
  expect(takes(header, 'br')).toBe(expected);
});
