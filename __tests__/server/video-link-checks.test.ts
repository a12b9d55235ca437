import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from '@/lib/server/http/public-address';
import { checkFile } from '@/lib/server/platform/videos/check-file';
import { checkLink } from '@/lib/server/platform/videos/check-link';
import { MP4, WEBM } from '../support/films';

/** Plays both providers, which describe videos in their own formats, and any file server. */
const PAGES: Record<string, { status: number; body?: string | Uint8Array; headers?: Record<string, string> }> = {
  '/youtube?url=live': {
    status: 200,
    body: JSON.stringify({ title: '  Kesariya\nvolume 4 ', author_name: 'Kesar', type: 'video', html: '<iframe>' }),
  },
  '/youtube?url=private': { status: 401, body: 'Unauthorized' },
  '/youtube?url=gone': { status: 404, body: 'Not Found' },
  '/youtube?url=down': { status: 503 },
  '/youtube?url=elsewhere': { status: 302, headers: { Location: '/youtube?url=live' } },
  '/youtube?url=noise': { status: 200, body: '<html>' },
  '/youtube?url=long': { status: 200, body: JSON.stringify({ title: 'x'.repeat(100_000) }) },
  // Since late 2025 it returns neither title nor author.
  '/instagram?url=live': { status: 200, body: JSON.stringify({ html: '<blockquote>', type: 'rich', version: '1.0' }) },
  '/instagram?url=gone': { status: 400, body: JSON.stringify({ error: { code: 24 } }) },
  '/film.mp4': { status: 206, body: MP4.subarray(0, 64) },
  '/whole.webm': { status: 200, body: WEBM },
  '/page.mp4': { status: 200, body: '<!doctype html><title>Log in to see this film</title>' },
  '/moved.mp4': { status: 301, headers: { Location: 'http://127.0.0.1/film.mp4' } },
  '/gone.mp4': { status: 404 },
  '/secret.mp4': { status: 403 },
  '/empty.mp4': { status: 200, body: '' },
};

const server = http.createServer(({ url = '' }, answer) => {
  const page = PAGES[url] ?? { status: 500 };
  answer.writeHead(page.status, page.headers).end(page.body);
});
let port = 0;

/** Sends endlessly. */
const endless = http.createServer();
const PIECE = Buffer.alloc(16 * 1024, ' ');

beforeAll(async () => {
  await Promise.all(
    [server, endless].map((one) => new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))),
  );
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => Promise.all([server, endless].map((one) => new Promise((resolve) => one.close(resolve)))));

describe('what a provider says of a link', () => {
  it.each([
    ['youtube', 'live', { state: 'live', title: 'Kesariya volume 4', author: 'Kesar' }],
    ['youtube', 'private', { state: 'private' }],
    ['youtube', 'gone', { state: 'gone' }],
    ['youtube', 'down', { state: 'unknown' }],
    ['youtube', 'elsewhere', { state: 'unknown' }],
    ['youtube', 'noise', { state: 'unknown' }],
    ['youtube', 'long', { state: 'live' }],
    ['instagram', 'live', { state: 'live' }],
    ['instagram', 'gone', { state: 'gone' }],
  ] as const)('%s, %s', async (provider, url, facts) => {
    const places = {
      youtube: `http://127.0.0.1:${port}/youtube?url=`,
      instagram: `http://127.0.0.1:${port}/instagram?url=`,
      file: null,
    };
    expect(await checkLink({ provider, url }, places)).toMatchObject(facts);
  });

  it('is read no further than any answer of theirs is long', async () => {
    let sent = 0;
    const ended = new Promise<void>((resolve) => {
      endless.on('request', (_request, answer: http.ServerResponse) => {
        const more = () => {
          while (!answer.destroyed && answer.write(PIECE)) sent += PIECE.length;
        };
        answer.on('drain', more).on('close', resolve);
        more();
      });
    });
    const { port: at } = endless.address() as AddressInfo;
    const places = { youtube: `http://127.0.0.1:${at}/`, instagram: null, file: null };
    expect(await checkLink({ provider: 'youtube', url: 'x' }, places)).toEqual({ state: 'live' });
    await ended;
    // Data in the buffers of both ends counts as sent.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('is not known while it cannot be reached', async () => {
    const places = { youtube: 'http://127.0.0.1:9/', instagram: null, file: null };
    expect(await checkLink({ provider: 'youtube', url: 'x' }, places)).toEqual({ state: 'unknown' });
  });
});

describe('the first bytes behind the link of a file', () => {
  const check = (path: string, addresses = ['127.0.0.1'], isAllowed: (address: string) => boolean = () => true) =>
    checkFile(`http://films.example/${path}`, { resolve: () => Promise.resolve(addresses), isAllowed, port });

  it.each([
    ['film.mp4', 'live'],
    ['whole.webm', 'live'],
    ['page.mp4', 'no_video'],
    ['empty.mp4', 'no_video'],
    ['gone.mp4', 'gone'],
    ['secret.mp4', 'private'],
    ['moved.mp4', 'unknown'],
    ['broken.mp4', 'unknown'],
  ])('%s is %s', async (path, state) => expect(await check(path)).toBe(state));

  it('are not asked for where one address of the name leads inward', async () => {
    expect(await check('film.mp4', ['127.0.0.1'], isPublicAddress)).toBe('unknown');
    expect(await check('film.mp4', ['8.8.8.8', '10.0.0.1'], isPublicAddress)).toBe('unknown');
    expect(await check('film.mp4', [])).toBe('unknown');
  });
});

it.each([
  ['8.8.8.8', true],
  ['142.250.183.14', true],
  ['2404:6800:4009:81d::200e', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['203.0.113.5', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2001:0:7f00:1::', false],
  ['2002:7f00:1::', false],
])('%s is of the public internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
