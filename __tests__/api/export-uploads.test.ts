import { createHash } from 'node:crypto';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { EXPORT_FILE_LIMIT, whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { orm } from '@/lib/server/db/database';
import { whatsappImports } from '@/lib/server/db/schema/whatsapp';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import { waitingFolder } from '@/lib/server/platform/resumable/waiting-files';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeSession, makeUser } from '../support/factories';
import { photoSending } from '../support/photo-sending';
import { type As, resumableSending } from '../support/resumable-sending';
import { album, androidZip, zipOf } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
const { begin: beginAt, idOf, part, offset, cut } = resumableSending(api, exportUploadsApi);
const signedIn = async () => makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
const NAME = 'WhatsApp Chat with Surat Sarees.zip';
const begin = (as: As, bytes: number, name = NAME) => beginAt(as, exportUploadsApi.begin.path, bytes, { name });
const begun = async (as: As, bytes: number) => idOf(await begin(as, bytes));
const tell = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];
const waiting = () => fsp.readdir(waitingFolder()).catch(() => []);
const here = async (as: As, id: string) => Number((await offset(as, id)).headers.get('upload-offset'));

async function chat(seed = 1) {
  const post = await album('Laxmi Sarees', '05/11/26, 10:05 am', `Kesariya vol ${seed}\nRate 415`, [seed, seed + 1]);
  return Buffer.from(androidZip(post.lines, post.media));
}

it('an export cut off midway resumes where it stopped; its last part imports it', async () => {
  const [as, bytes] = [await signedIn(), await chat()];
  const id = await begun(as, bytes.length);
  await cut(as, id, bytes, 300);
  const from = await here(as, id);
  expect(from).toBe(300);
  const renewed = await makeSession({ user: as.user });
  const last = await part(renewed, id, from, bytes.subarray(from));
  expect(last.status).toBe(200);
  expect((await last.json()) as unknown).toMatchObject({ data: { id, fileName: NAME } });
  expect(await waiting()).toEqual([]);
  await workOff();
  const { data } = await api.call(whatsappImportsApi.get, { params: { id } }, { as });
  expect(data).toMatchObject({ posts: 1, photos: 2, job: { state: 'done' } });
});

it('an export whose last answer got lost is an import, not sent or read again', async () => {
  const [as, bytes] = [await signedIn(), await chat(7)];
  const id = await begun(as, bytes.length);
  expect((await part(as, id, 0, bytes)).status).toBe(200);
  const asked = await offset(as, id);
  expect([asked.status, asked.headers.get('upload-length')]).toEqual([200, String(bytes.length)]);
  expect(await here(as, id)).toBe(bytes.length);
  expect(await orm().$count(whatsappImports)).toBe(2);
  expect((await offset(await signedIn(), id)).status).toBe(404);
});

it('what the server had no time for is done when it is asked again, once', async () => {
  const [as, bytes] = [await signedIn(), await chat(13)];
  const id = await begun(as, bytes.length);
  const mend = await breakStatement('insert', 'whatsapp_imports');
  expect((await part(as, id, 0, bytes)).status).toBe(500);
  await mend();
  const before = await orm().$count(whatsappImports);
  await Promise.all([offset(as, id), offset(as, id), offset(as, id)]);
  expect(await here(as, id)).toBe(bytes.length);
  expect(await orm().$count(whatsappImports)).toBe(before + 1);
  expect(await waiting()).toEqual([]);
});

it('what is no export says so, and nothing is left of it', async () => {
  const as = await signedIn();
  const send = async (content: Uint8Array) => part(as, await begun(as, content.length), 0, content);
  expect(await tell(await send(Buffer.from('%PDF-1.7')))).toEqual([400, expect.stringMatching(/no export of a chat/)]);
  expect(await tell(await begin(as, EXPORT_FILE_LIMIT + 1))).toEqual([413, expect.stringMatching(/at most 2048 MB/)]);
  expect((await beginAt(as, exportUploadsApi.begin.path, 10, { folder: 'x' })).status).toBe(400);
  const short = await begun(as, 10);
  await api.call(exportUploadsApi.cancel, { params: { id: short } }, { as });
  expect((await api.call(exportUploadsApi.cancel, { params: { id: short } }, { as })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

it('an export its job refuses is an import that says why, and is not sent again', async () => {
  const [as, bytes] = [await signedIn(), Buffer.from(zipOf({ 'rates.txt': 'Rate 415' }))];
  const id = await begun(as, bytes.length);
  expect((await part(as, id, 0, bytes)).status).toBe(200);
  await workOff();
  const refusal = expect.stringMatching(/no WhatsApp chat/) as string;
  const { data } = await api.call(whatsappImportsApi.get, { params: { id } }, { as });
  expect(data).toMatchObject({ refusal, job: { state: 'failed', failure: refusal } });
  expect(await here(as, id)).toBe(bytes.length);
  expect(await waiting()).toEqual([]);
});

it('an export lies on the disk once, and its bytes are written once', async () => {
  const [as, bytes] = [await signedIn(), await chat(23)];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = await begun(as, bytes.length);
  await part(as, id, 0, bytes.subarray(0, 300));
  const { ino } = await fsp.stat(path.join(waitingFolder(), id));
  await part(as, id, 300, bytes.subarray(300));
  const stored = await fsp.stat(fileStore().pathHere(sha256) ?? '');
  expect([stored.ino, stored.nlink]).toEqual([ino, 1]);
});

it('one on its way is nobody else’s, and no photo', async () => {
  const [mine, theirs, bytes] = [await signedIn(), await signedIn(), await chat(17)];
  const id = await begun(mine, bytes.length);
  expect((await offset(theirs, id)).status).toBe(404);
  expect((await part(theirs, id, 0, bytes)).status).toBe(404);
  expect((await photoSending(api).part(mine, id, 0, bytes)).status).toBe(404);
  expect((await api.call(exportUploadsApi.cancel, { params: { id } }, { as: theirs })).status).toBe(200);
  expect((await part(mine, id, 0, bytes)).status).toBe(200);
});
