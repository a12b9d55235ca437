import fsp from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { exportsApi } from '@/lib/contracts/exports';
import { jobsApi } from '@/lib/contracts/jobs';
import { photosApi } from '@/lib/contracts/photos';
import { orm } from '@/lib/server/db/database';
import { files } from '@/lib/server/db/schema/files';
import { jobs } from '@/lib/server/db/schema/jobs';
import { photos } from '@/lib/server/db/schema/photos';
import { whatsappImports, whatsappPosts } from '@/lib/server/db/schema/whatsapp';
import { fileStore, filesFolder } from '@/lib/server/platform/files/open-file-store';
import { MOST_TRIES } from '@/lib/server/platform/jobs/run-job';
import { someOptions } from '../pdf/sample-catalogs';
import { serveApi } from '../support/api';
import { jpeg, makeDraft } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { formWith } from '../support/files';
import { fillDisk } from '../support/full-disk';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});
const importing = whatsappImporting(api, () => as);

const NO_ROOM = /^The server has no room left on its disk\. Nothing of this was kept\./;
const sendPhoto = async (shade: number) =>
  api.send(photosApi.upload.path, { method: 'POST', body: formWith(await jpeg(shade), 'photo.jpg'), as });

/** No incoming files are left, and every row has its bytes. */
async function expectNothingHalfDone() {
  expect(await fsp.readdir(path.join(filesFolder(), 'incoming'))).toEqual([]);
  for (const { sha256 } of await orm().select().from(files)) expect(await fileStore().has(sha256)).toBe(true);
}

async function allBytes() {
  const found: string[] = [];
  for await (const { sha256 } of fileStore().all()) found.push(sha256);
  return found.sort();
}

/** Runs a job's automatic retries without the delays between them. */
async function untilItFails(id: string) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await orm()
      .update(jobs)
      .set({ dueAt: new Date(0) })
      .where(eq(jobs.id, id));
    await workOff();
  }
  return (await api.call(jobsApi.get, { params: { id } }, { as })).data;
}

it.each([0, 1, 2])('a photo without room for its size number %i is refused whole, and accepted later', async (room) => {
  const before = [await orm().$count(files), await orm().$count(photos), await allBytes()];
  const makeRoom = fillDisk(room);
  const reply = await sendPhoto(200 + room);
  expect([reply.status, reply.failure.code, reply.failure.message]).toEqual([
    507,
    'storage_full',
    expect.stringMatching(NO_ROOM),
  ]);
  expect([await orm().$count(files), await orm().$count(photos), await allBytes()]).toEqual(before);
  await expectNothingHalfDone();
  makeRoom();
  expect((await sendPhoto(200 + room)).status).toBe(201);
});

it('a photo that does not even fit while it comes in is refused in the same words', async () => {
  const open = fsp.open.bind(fsp);
  const spy = jest.spyOn(fsp, 'open').mockImplementation(async (...args: Parameters<typeof fsp.open>) => {
    const handle = await open(...args);
    if (String(args[0]).includes('incoming'))
      handle.appendFile = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    return handle;
  });
  expect((await sendPhoto(210)).failure.message).toMatch(NO_ROOM);
  spy.mockRestore();
  await expectNothingHalfDone();
});

it('a chat that does not fit is refused; one whose photos do not fit resumes later', async () => {
  const { lines, media } = await album('Full House', '05/11/26, 10:00', 'Rate 415', [301, 302]);
  const later = await album('Full House', '06/11/26, 10:00', 'Rate 520', [303]);
  const zip = androidZip([...lines, ...later.lines], { ...media, ...later.media });
  const makeRoom = fillDisk();
  const before = await orm().$count(whatsappImports);
  const reply = await importing.send(zip);
  expect([reply.status, reply.failure.message]).toEqual([507, expect.stringMatching(NO_ROOM)]);
  expect(await orm().$count(whatsappImports)).toBe(before);
  await expectNothingHalfDone();
  makeRoom();

  const fillAgain = fillDisk(1 + 3);
  const made = await importing.begin(zip);
  const failed = await untilItFails(made.job?.id ?? '');
  expect([failed.state, failed.failure]).toEqual([
    'failed',
    'The server has no room left on its disk. An admin can make room and start it again.',
  ]);
  expect(await orm().$count(whatsappPosts, eq(whatsappPosts.importId, made.id))).toBe(0);
  await expectNothingHalfDone();
  fillAgain();
  await api.call(jobsApi.retry, { params: { id: failed.id } }, { as });
  await workOff();
  expect(await importing.refresh(made)).toMatchObject({
    posts: 2,
    photos: 3,
    photoProblems: 0,
    job: { state: 'done' },
  });
});

it('a PDF and an export that do not fit say so, leave nothing, and work with room', async () => {
  const { id: sellerId } = await makeSeller({ status: 'active' });
  const { id } = await makeDraft({ sellerId, status: 'live', title: 'Radhika', rate: 41_500 });
  const wish = { catalogIds: [id], options: someOptions({}), format: 'pdf' as const, quality: 'normal' as const };
  const before = await orm().$count(files);
  const makeRoom = fillDisk();
  const pdf = (await api.call(catalogPdfsApi.create, { body: wish }, { as })).data;
  const list = (await api.call(exportsApi.start, { body: { list: 'sellers.list', query: '', format: 'csv' } }, { as }))
    .data;
  for (const jobId of [pdf.job?.id ?? '', list.id]) {
    const job = await untilItFails(jobId);
    expect([job.state, job.failure]).toEqual(['failed', expect.stringMatching(/no room left on its disk/)]);
  }
  expect(await orm().$count(files)).toBe(before);
  await expectNothingHalfDone();
  makeRoom();
  for (const jobId of [pdf.job?.id ?? '', list.id]) await api.call(jobsApi.retry, { params: { id: jobId } }, { as });
  await workOff();
  expect((await api.call(catalogPdfsApi.get, { params: { id: pdf.id } }, { as })).data.made?.pages).toBeGreaterThan(0);
});
