import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DiskStore } from '@/lib/server/platform/files/disk-store';
import type { FileStore } from '@/lib/server/platform/files/file-store';
import { S3Store } from '@/lib/server/platform/files/s3-store';
import { clearSpool, withSpooled } from '@/lib/server/platform/files/spool';
import { DAY } from '@/lib/server/clock';
import { startBucketServer } from '../support/bucket-server';

let folder = '';
let bucket: Awaited<ReturnType<typeof startBucketServer>>;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bomb-stores-'));
  bucket = await startBucketServer();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a-key', AWS_SECRET_ACCESS_KEY: 'its-secret' });
});
afterAll(async () => {
  await bucket.close();
  await fs.rm(folder, { recursive: true });
});

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const put = (store: FileStore, content: string) =>
  withSpooled(folder, Readable.from([content]), async (spooled) => {
    await store.place(spooled);
    return spooled.sha256;
  });

const STORES: [string, () => FileStore][] = [
  ['a folder', () => new DiskStore(folder)],
  ['a bucket', () => new S3Store({ bucket: 'bomb', endpoint: bucket.endpoint, region: 'ap-south-1' })],
];

describe.each(STORES)('files in %s', (_name, open) => {
  it('are there by their hash, whole or in part, and can be stored again', async () => {
    const store = open();
    expect(await put(store, 'saree')).toBe(sha256('saree'));
    expect(await put(store, 'saree')).toBe(sha256('saree'));
    expect(await text(await store.read(sha256('saree')))).toBe('saree');
    expect(await text(await store.read(sha256('saree'), { start: 1, end: 3 }))).toBe('are');
  });

  it('are all found, and removed ones are gone', async () => {
    const store = open();
    const contents = ['saree', 'lehenga', 'kurti', 'shawl'];
    for (const content of contents) await put(store, content);
    await store.remove(sha256('shawl'));
    await store.remove(sha256('shawl'));
    const found: string[] = [];
    for await (const one of store.all()) {
      expect(one.storedAt.getTime()).toBeLessThanOrEqual(Date.now());
      found.push(one.sha256);
    }
    expect(found.sort()).toEqual(['saree', 'lehenga', 'kurti'].map(sha256).sort());
    expect([await store.has(sha256('kurti')), await store.has(sha256('shawl'))]).toEqual([true, false]);
    await expect(store.read(sha256('shawl'))).rejects.toThrow();
  });

  it('never lie where something from outside says', async () => {
    await expect(async () => open().read('../../secret')).rejects.toThrow('Not a hash.');
  });
});

it('holds what a bucket gets against its hash', async () => {
  const store = new S3Store({ bucket: 'bomb', endpoint: bucket.endpoint, region: 'ap-south-1' });
  const file = path.join(folder, 'spoiled');
  await fs.writeFile(file, 'spoiled on its way');
  await expect(store.place({ file, sha256: sha256('whole'), bytes: 18 })).rejects.toThrow();
  expect(await store.has(sha256('whole'))).toBe(false);
});

it('does not wait for ever for a bucket that does not answer', async () => {
  const silent = http.createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const store = new S3Store({ bucket: 'bomb', endpoint, region: 'ap-south-1', patience: 200 });
  await expect(store.has(sha256('saree'))).rejects.toMatchObject({ status: 503 });
  await expect(store.remove(sha256('saree'))).rejects.toMatchObject({ status: 503 });
  await new Promise((resolve) => silent.close(resolve).closeAllConnections());
});

it('keeps nothing of a stream that breaks, and clears what a dead process left', async () => {
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('broke off');
    })(),
  );
  await expect(withSpooled(folder, broken, () => Promise.resolve())).rejects.toThrow('broke off');
  const incoming = path.join(folder, 'incoming');
  expect(await fs.readdir(incoming)).toEqual([]);
  await fs.writeFile(path.join(incoming, 'left'), 'half');
  expect(await clearSpool(folder, new Date())).toBe(0);
  expect(await clearSpool(folder, new Date(Date.now() + 2 * DAY))).toBe(1);
  expect(await fs.readdir(incoming)).toEqual([]);
});
