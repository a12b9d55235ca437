import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type UploadDraft, uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { auditEntries } from '@/lib/server/db/schema/system';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { jpeg } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { photoSending } from '../support/photo-sending';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const { open, get, send } = photoSending(api);
const somebody = async () => makeSession({ user: await makeUser({ roles: ['pipeline_onground'] }) });
type As = Awaited<ReturnType<typeof somebody>>;

/** A draft with four photos. Returns their ids. */
async function withPhotos(who: As, first: number) {
  const { id } = await open(who);
  for (const shade of [0, 1, 2, 3]) await send(who, id, await jpeg(first + shade));
  const draft = await get(who, id);
  const ids = draft.photos.map(({ photo }) => photo.id) as [string, string, string, string];
  return { draft, ids };
}

const lying = ({ photos }: UploadDraft) => photos.map(({ photo, catalog }) => [photo.id, catalog]);
const save = (who: As, { id, version }: UploadDraft, body: object) =>
  api.call(
    uploadDraftsApi.save,
    {
      params: { id },
      body: { sellerId: null, source: 'on-ground', note: '', loose: [], catalogs: [], leftOut: [], version, ...body },
    },
    { as: who },
  );
const submit = (who: As, { id, version }: UploadDraft, sellerId: string, catalogs: string[][], restId?: string) =>
  api.call(
    uploadDraftsApi.submit,
    {
      params: { id },
      body: {
        sellerId,
        source: 'zip',
        note: 'Ask for rates.',
        catalogs: catalogs.map((photoIds, index) => ({ photoIds, caption: `Rate ${index}` })),
        version,
        ...(restId && { restId }),
      },
    },
    { as: who },
  );

it('opens once however often it is asked for, and is its owner’s alone', async () => {
  const [mine, theirs] = [await somebody(), await somebody()];
  const { id, ...draft } = await open(mine);
  expect(draft).toMatchObject({ seller: null, source: 'on-ground', note: '', photos: [], version: 1 });
  expect((await open(mine, id)).version).toBe(1);
  const params = { id };
  const replies = [
    await api.call(uploadDraftsApi.create, { body: { id } }, { as: theirs }),
    await api.call(uploadDraftsApi.get, { params }, { as: theirs }),
    await api.call(uploadDraftsApi.remove, { params }, { as: theirs }),
    await save(theirs, { id, ...draft }, {}),
    await submit(theirs, { id, ...draft }, (await makeSeller()).id, [[newId()]]),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const listed = async (as: As) => (await api.call(uploadDraftsApi.list, {}, { as })).data.map((one) => one.id);
  expect([await listed(mine), await listed(theirs)]).toEqual([[id], []]);
  expect((await api.call(uploadDraftsApi.remove, { params }, { as: mine })).status).toBe(200);
  expect((await api.call(uploadDraftsApi.remove, { params }, { as: mine })).status).toBe(200);
  expect(await listed(mine)).toEqual([]);
});

it('keeps how photos lie; what came in meanwhile stays, loose and last', async () => {
  const who = await somebody();
  const { draft, ids } = await withPhotos(who, 20);
  const [a, b, c, d] = ids;
  const seller = await makeSeller();
  await send(who, draft.id, await jpeg(30));
  const change = { sellerId: seller.id, source: 'zip', note: ' Two ', catalogs: [[c, a]], loose: [d], leftOut: [b] };
  const { data: saved } = await save(who, draft, change);
  const late = saved.photos.at(-1)?.photo.id;
  expect(lying(saved)).toEqual([
    [c, 0],
    [a, 0],
    [d, null],
    [late, null],
  ]);
  expect(saved).toMatchObject({ seller: { id: seller.id }, source: 'zip', note: 'Two', version: 2 });
  const [summary] = (await api.call(uploadDraftsApi.list, {}, { as: who })).data;
  expect([summary?.photos, summary?.cover?.id]).toEqual([4, c]);

  const stale = await save(who, draft, { loose: [a] });
  expect([stale.status, stale.failure.code]).toEqual([409, 'changed_meanwhile']);
  expect((stale.failure.current as UploadDraft).version).toBe(2);
  expect((await save(who, saved, { loose: [a, a] })).status).toBe(400);
  expect((await save(who, saved, { sellerId: newId() })).status).toBe(400);
  expect((await get(who, draft.id)).version).toBe(2);
});

it('becomes catalogs once, however often it is sent, and the rest goes on as a draft', async () => {
  const who = await somebody();
  const { draft, ids } = await withPhotos(who, 40);
  const [a, b, c, d] = ids;
  const { id: sellerId } = await makeSeller();
  const ownerless = await submit(who, draft, sellerId, [[b, a], [newId()]]);
  expect([ownerless.status, ownerless.failure.code]).toEqual([400, 'bad_input']);
  const loose = await submit(who, draft, sellerId, [[b, a], [c]]);
  expect([loose.status, loose.failure.message]).toEqual([409, expect.stringMatching(/in no catalog/)]);

  const mend = await breakStatement('insert', 'catalog_images');
  const restId = newId();
  expect((await submit(who, draft, sellerId, [[b, a], [c]], restId)).status).toBe(500);
  await mend();
  expect(lying(await get(who, draft.id))).toHaveLength(4);

  const replies = await Promise.all([0, 1, 2].map(() => submit(who, draft, sellerId, [[b, a], [c]], restId)));
  const [{ data: made } = { data: null }] = replies;
  expect(replies.map(({ status, data }) => [status, data])).toEqual([0, 1, 2].map(() => [201, made]));
  expect([made?.uploadId, made?.catalogIds.length]).toEqual([draft.id, 2]);
  expect(await orm().$count(uploads, eq(uploads.sellerId, sellerId))).toBe(1);
  const params = { id: made?.catalogIds[0] ?? '' };
  const { data: catalog } = await api.call(catalogsApi.get, { params }, { as: who });
  expect([catalog.caption, catalog.pictures.length, catalog.cover?.id]).toEqual(['Rate 0', 2, b]);
  expect(lying(await get(who, restId))).toEqual([[d, null]]);

  expect((await api.call(uploadDraftsApi.get, { params: { id: draft.id } }, { as: who })).status).toBe(404);
  const again = await api.call(uploadDraftsApi.create, { body: { id: draft.id } }, { as: who });
  expect([again.status, again.failure.message]).toEqual([409, expect.stringMatching(/sent already/)]);
  const other = await somebody();
  expect((await submit(other, draft, sellerId, [[a]])).status).toBe(404);
  expect((await api.call(uploadDraftsApi.create, { body: { id: draft.id } }, { as: other })).status).toBe(404);
  const actions = await orm()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, draft.id))
    .orderBy(auditEntries.id);
  expect(actions.map(({ action }) => action)).toEqual([
    'upload-drafts.added',
    ...[0, 1, 2, 3].map(() => 'upload-drafts.photo'),
    'uploads.added',
    'upload-drafts.sent',
  ]);
});

it('is not sent by a window that does not know how its photos lie now', async () => {
  const who = await somebody();
  const { draft, ids } = await withPhotos(who, 80);
  const [a, b, c, d] = ids;
  const { id: sellerId } = await makeSeller();
  const saved = (await save(who, draft, { catalogs: [[a, b]], loose: [c, d] })).data;
  const { status, failure } = await submit(who, draft, sellerId, [[a], [b, c, d]]);
  expect([status, failure.code]).toEqual([409, 'changed_meanwhile']);
  expect(await get(who, draft.id)).toEqual(saved);
  expect(await orm().$count(uploads, eq(uploads.sellerId, sellerId))).toBe(0);
});

it('remembers how this person last sent something of a seller', async () => {
  const who = await somebody();
  const { draft, ids } = await withPhotos(who, 60);
  const { id: sellerId } = await makeSeller();
  const last = async (as: As) => (await api.call(uploadDraftsApi.lastTime, { query: { sellerId } }, { as })).data;
  expect(await last(who)).toBeNull();
  await submit(who, draft, sellerId, [[...ids]]);
  expect(await last(who)).toEqual({ source: 'zip', note: 'Ask for rates.' });
  expect(await last(await somebody())).toBeNull();
});
