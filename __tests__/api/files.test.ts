import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { FILE_LIMIT, filesApi } from '@/lib/contracts/files';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { checkFiles } from '@/lib/server/platform/files/check-service';
import { plainFileName } from '@/lib/server/platform/files/file-service';
import { env } from '@/lib/server/env';
import { readRange } from '@/lib/server/http/byte-range';
import { placeOf } from '@/lib/server/platform/files/file-store';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { captureLog } from '../support/captured-log';
import { download, formWith, pathOfBytes, placeBytes, upload } from '../support/files';

const api = serveApi();
const contentOf = (id: string) => fillPath(filesApi.download.path, { id });
const somebody = async () => makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });

it('gives back what was brought in, to the byte, and says what it is', async () => {
  const as = await somebody();
  const file = await upload(api, as, 'a,b\r\n१,₹\r\n', '../../etc/सूची "1".csv');
  expect(file).toMatchObject({ name: 'सूची 1.csv', bytes: 14 });
  const reply = await download(api, as, contentOf(file.id));
  expect([reply.status, await reply.text()]).toEqual([200, 'a,b\r\n१,₹\r\n']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="____ 1.csv"; filename*=UTF-8''${encodeURIComponent('सूची 1.csv')}`,
  });
});

it('sends the part that is asked for, and nothing when nothing changed', async () => {
  const as = await somebody();
  const { id } = await upload(api, as, '0123456789');
  const part = async (range: string) => {
    const reply = await download(api, as, contentOf(id), { Range: range });
    return [reply.status, reply.headers.get('content-range'), await reply.text()];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=10-12')).toEqual([416, 'bytes */10', '']);
  expect(await part('bytes=4-2')).toEqual([200, null, '0123456789']);
  const tag = (await download(api, as, contentOf(id))).headers.get('etag') ?? '';
  expect((await download(api, as, contentOf(id), { 'If-None-Match': tag })).status).toBe(304);
  expect(await (await download(api, as, contentOf(id), { Range: 'bytes=0-1', 'If-Range': '"old"' })).text()).toBe(
    '0123456789',
  );
});

it('takes somebody who leaves in the middle for no failure', async () => {
  const as = await somebody();
  const { id } = await upload(api, as, new Uint8Array(8 * 1024 * 1024), 'long.csv');
  const log = captureLog();
  const leaving = new AbortController();
  const reply = await fetch(api.origin + contentOf(id), {
    headers: { Authorization: `JWT ${as.accessToken}` },
    signal: leaving.signal,
  });
  await reply.body?.getReader().read();
  leaving.abort();
  const called = () => log.entries().filter(({ call }) => call === filesApi.download.id);
  while (called().length === 0) await pause(20);
  expect(log.entries().filter(({ msg }) => msg === 'a call failed')).toEqual([]);
});

it('is nobody else’s', async () => {
  const { id } = await upload(api, await somebody(), 'a,b\n1,2');
  const reply = await download(api, await makeSession({ user: await makeUser({ roles: ['admin'] }) }), contentOf(id));
  expect(reply.status).toBe(404);
});

it('refuses a file above the limit and keeps nothing of it', async () => {
  const as = await somebody();
  const send = (body: FormData | string) => api.send(filesApi.upload.path, { method: 'POST', body, as });
  const reply = await send(formWith(new Uint8Array(FILE_LIMIT + 1), 'big.csv'));
  expect([reply.status, reply.failure.code]).toEqual([413, 'too_large']);
  expect((await send('{}')).failure.code).toBe('wrong_media_type');
  expect((await send(new FormData())).failure.code).toBe('malformed');
  const incoming = path.join(env().DATA_DIR, 'files', 'incoming');
  expect(await fs.readdir(incoming)).toEqual([]);
});

it('finds what is lost, what is damaged and what belongs to none', async () => {
  const as = await somebody();
  await upload(api, as, 'one of those that are lost', 'lost.csv');
  await upload(api, as, 'one that is damaged', 'damaged.csv');
  const damaged = await placeBytes('one that is damaged');
  await fileStore().remove(await placeBytes('one of those that are lost'));
  await fs.writeFile(pathOfBytes(damaged), 'something else');
  const orphan = await placeBytes('nobody’s');
  const report = await checkFiles();
  expect(report.lost).toEqual([expect.stringMatching(/ lost\.csv$/)]);
  expect(report.damaged).toEqual([expect.stringMatching(/ damaged\.csv$/)]);
  expect(report.orphans).toEqual([orphan]);
});

it('goes on where bytes cannot be read, and says whose they are', async () => {
  const as = await somebody();
  await upload(api, as, 'one that cannot be read', 'unreadable.csv');
  await upload(api, as, 'one that can be read', 'readable.csv');
  const unreadable = await placeBytes('one that cannot be read');
  await fs.rm(pathOfBytes(unreadable));
  await fs.mkdir(pathOfBytes(unreadable));
  const { damaged } = await checkFiles();
  expect(damaged).toContainEqual(expect.stringMatching(/ unreadable\.csv$/));
  expect(damaged).not.toContainEqual(expect.stringMatching(/ readable\.csv$/));
});

it('never makes a path of a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const plain = plainFileName(name);
      expect(plain).not.toMatch(/[/\\\p{Cc}"]/u);
      expect(plain).not.toBe('');
    }),
  );
  expect(() => placeOf('../../secret')).toThrow('Not a hash.');
});

it('reads every Range header as a part of the file, all of it, or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), fc.nat(50), fc.nat(50), (text, first, last, bytes) => {
      for (const header of [text, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = readRange(header, bytes);
        if (range === null || range === 'unsatisfiable') continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(bytes);
      }
    }),
  );
});

it('tells somebody whose upload broke off, and goes on serving', async () => {
  const as = await somebody();
  const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const reply = await api.send(filesApi.upload.path, { method: 'POST', body, headers, as });
  expect([reply.status, reply.failure.code]).toEqual([400, 'malformed']);
  const form = new FormData();
  form.append('note', 'first a field');
  form.append('file', new Blob(['a,b']), 'after.csv');
  expect((await api.send(filesApi.upload.path, { method: 'POST', body: form, as })).status).toBe(201);
});
