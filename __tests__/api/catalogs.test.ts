import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photoSchema } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { notificationsApi } from '@/lib/contracts/notifications';
import { orm } from '@/lib/server/db/database';
import { sellers } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { jpeg, makeDraft, makeSareeType, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { formWith } from '../support/files';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });
type As = Awaited<ReturnType<typeof as>>;

const get = async (id: string, who: As) => (await api.call(catalogsApi.get, { params: { id } }, { as: who })).data;

/** An editor with an assigned draft and the requirements of a saree. */
async function atWork() {
  const editor = await as('editor_catalog');
  const seller = await makeSeller({ businessName: 'Kesariya Silk', status: 'active' });
  const upload = await makeUpload({ sellerId: seller.id, editorId: editor.user.id, status: 'assigned' });
  const draft = await makeDraft({ uploadId: upload.id, sellerId: seller.id, caption: 'Georgette ₹415' });
  const saree = await makeSareeType();
  const { data } = await api.call(uploadsApi.next, { body: { uploadId: upload.id } }, { as: editor });
  if (!data.held) throw new Error('Nothing was given.');
  const { leaseToken } = data.held;
  const tags = [saree.tag(saree.values.georgette), saree.tag(saree.values.red)];
  const fields = { title: 'Georgette saree', productTypeId: saree.type.id, tags, rate: 41_500 };
  return { editor, seller, upload, draft, saree, held: data.held, leaseToken, fields };
}

it('goes from photos to a live catalog that buyers see', async () => {
  const pipeline = await as('pipeline_wa');
  const sent = await api.send<unknown>(photosApi.upload.path, {
    method: 'POST',
    body: formWith(await jpeg(201), 'IMG-1.jpg'),
    as: pipeline,
  });
  const photo = photoSchema.parse(sent.data);
  const { id: sellerId } = await makeSeller({ status: 'active' });
  const made = await api.call(
    catalogsApi.create,
    { body: { sellerId, source: 'on-ground', catalogs: [{ photoIds: [photo.id], caption: 'Georgette ₹415' }] } },
    { as: pipeline },
  );
  expect(made.status).toBe(201);
  const editor = await as('editor_catalog');
  const { held } = (await api.call(uploadsApi.next, { body: { uploadId: made.data.uploadId } }, { as: editor })).data;
  const params = { id: made.data.uploadId };
  const inHand = await api.call(catalogsApi.ofUpload, { params }, { as: editor });
  expect(inHand.data.map(({ id, pictures }) => [id, pictures.length])).toEqual([[made.data.catalogIds[0], 1]]);

  const id = made.data.catalogIds[0] ?? '';
  const { type, tag, values } = await makeSareeType();
  const body = {
    title: 'Georgette saree',
    productTypeId: type.id,
    tags: [tag(values.georgette)],
    rate: 41_500,
    version: 1,
    leaseToken: held?.leaseToken,
  };
  const finished = await api.call(catalogsApi.finish, { params: { id }, body }, { as: editor });
  expect(finished.data).toMatchObject({ isUploadDone: true, catalog: { status: 'in_review', missing: [] } });

  const reviewer = await as('editor_review');
  const queue = await api.call(catalogsApi.review, { query: {} }, { as: reviewer });
  const waiting = queue.data.rows.find((one) => one.id === id);
  const { version } = finished.data.catalog;
  expect(waiting).toMatchObject({ version, caption: 'Georgette ₹415' });
  const accepted = await api.call(catalogsApi.accept, { params: { id }, body: { version } }, { as: reviewer });
  expect(accepted.data).toMatchObject({
    status: 'live',
    hiddenBecause: [],
    taggedBy: { id: editor.user.id },
    reviewedBy: { id: reviewer.user.id },
  });
  const found = await api.call(catalogsApi.list, { query: { q: 'जॉर्जेट saree', status: ['live'] } }, { as: reviewer });
  expect(found.data.rows.map((row) => row.id)).toEqual([id]);
});

describe('tagging', () => {
  it('saves under the hold only, and keeps what others changed meanwhile', async () => {
    const { editor, draft, leaseToken, fields } = await atWork();
    const update = (body: object, who = editor) =>
      api.call(catalogsApi.update, { params: { id: draft.id }, body: { version: 1, ...body } }, { as: who });
    const [stranger, overseer] = [await as('editor_catalog'), await as('admin')];
    expect((await update({ ...fields }, stranger)).failure.message).toMatch(/has this upload/);
    expect((await update({ ...fields }, overseer)).failure.message).toMatch(/is working on this now/);
    expect((await update({ ...fields, leaseToken: leaseToken + 1 })).failure).toMatchObject({
      code: 'hold_ended',
      message: 'Your hold on this has ended; your text is kept.',
    });
    expect((await update({ ...fields, leaseToken })).data).toMatchObject({ title: 'Georgette saree', version: 2 });
    expect((await update({ title: 'Another', leaseToken })).status).toBe(409);
    const { rows } = (await api.call(catalogsApi.history, { params: { id: draft.id }, query: {} }, { as: editor }))
      .data;
    expect(rows[0]).toMatchObject({ action: 'catalogs.changed', changes: { rate: { before: null, after: 41_500 } } });
  });

  it('finishes only with everything needed, and repeats its answer when sent twice', async () => {
    const { editor, draft, leaseToken, fields } = await atWork();
    const finish = (body: object) =>
      api.call(
        catalogsApi.finish,
        { params: { id: draft.id }, body: { version: 1, leaseToken, ...body } },
        { as: editor },
      );
    const half = await finish({ ...fields, tags: [], rate: null });
    expect(half.failure.message).toMatch(/^Still missing: rate, Fabric \d+\.$/);
    expect(await get(draft.id, editor)).toMatchObject({ title: '', status: 'draft', version: 1 });
    const done = await finish(fields);
    expect(done.data).toMatchObject({ isUploadDone: true, catalog: { status: 'in_review' } });
    expect((await finish(fields)).data).toEqual(done.data);
  });

  it('refuses tags that do not fit, each at its place', async () => {
    const { editor, draft, saree, leaseToken } = await atWork();
    const other = await makeSareeType();
    const { georgette, cotton } = saree.values;
    const save = (body: object) =>
      api.call(
        catalogsApi.update,
        { params: { id: draft.id }, body: { version: 1, leaseToken, ...body } },
        { as: editor },
      );
    const twice = await save({ productTypeId: saree.type.id, tags: [saree.tag(georgette), saree.tag(cotton)] });
    expect(twice.failure.issues).toMatchObject([{ path: ['tags', 1], message: expect.stringMatching(/one Fabric/) }]);
    const foreign = await save({ productTypeId: saree.type.id, tags: [other.tag(other.values.red)] });
    expect(foreign.failure.issues).toMatchObject([{ path: ['tags', 0] }]);
    const none = await save({ tags: [saree.tag(georgette)] });
    expect(none.failure.issues).toMatchObject([{ path: ['tags', 0] }]);
    const good = await save({ productTypeId: saree.type.id, tags: [saree.tag(georgette)] });
    expect(good.data.tags).toHaveLength(1);
    const moved = await api.call(
      catalogsApi.update,
      { params: { id: draft.id }, body: { productTypeId: other.type.id, version: 2, leaseToken } },
      { as: editor },
    );
    expect(moved.data.tags).toEqual([]);
  });
});

describe('review', () => {
  const inReview = async () => {
    const work = await atWork();
    const body = { ...work.fields, version: 1, leaseToken: work.leaseToken };
    const { data } = await api.call(catalogsApi.finish, { params: { id: work.draft.id }, body }, { as: work.editor });
    return { ...work, catalog: data.catalog };
  };

  it('is never of one’s own work', async () => {
    const { editor, catalog } = await inReview();
    const both = await makeSession({ user: await makeUser({ roles: ['editor_review'] }) });
    const { rows } = (await api.call(catalogsApi.review, { query: { limit: 100 } }, { as: both })).data;
    expect(rows.some(({ id }) => id === catalog.id)).toBe(true);
    const own = await api.call(
      catalogsApi.accept,
      { params: { id: catalog.id }, body: { version: catalog.version } },
      { as: editor },
    );
    expect(own.status).toBe(403);
  });

  it('sends back to the same editor with a note, who is told and finds it again', async () => {
    const { editor, catalog, upload } = await inReview();
    const reviewer = await as('editor_review');
    const step = (body: object) =>
      api.call(
        catalogsApi.step,
        { params: { id: catalog.id }, body: { version: catalog.version, to: 'changes_requested', ...body } },
        { as: reviewer },
      );
    expect((await step({})).failure.issues).toEqual([{ path: ['reason'], message: 'Say why.' }]);
    const back = await step({ reason: 'The rate is of the set.' });
    expect(back.data).toMatchObject({ status: 'changes_requested', statusReason: 'The rate is of the set.' });
    const told = (await api.call(notificationsApi.list, { query: {} }, { as: editor })).data.rows;
    expect(told.map(({ kind }) => kind)).toContain('returned');
    const { held } = (await api.call(uploadsApi.next, { body: {} }, { as: editor })).data;
    expect(held).toMatchObject({ upload: { id: upload.id } });
  });

  it('fixes and accepts in one go, and leaves the editor the last one', async () => {
    const { editor, catalog } = await inReview();
    const reviewer = await as('editor_review');
    const body = { version: catalog.version, rate: 42_000 };
    const { data } = await api.call(catalogsApi.accept, { params: { id: catalog.id }, body }, { as: reviewer });
    expect(data).toMatchObject({ status: 'live', rate: 42_000, lastEditedBy: { id: editor.user.id } });
  });

  it('cannot pass a catalog whose seller buyers must not see, without saying so', async () => {
    const { catalog, seller } = await inReview();
    const reviewer = await as('editor_review');
    await orm().update(sellers).set({ catalogAvailable: false }).where(eq(sellers.id, seller.id));
    const body = { version: catalog.version };
    const { data } = await api.call(catalogsApi.accept, { params: { id: catalog.id }, body }, { as: reviewer });
    expect(data.hiddenBecause).toEqual(['Its seller’s catalogs are switched off.']);
  });
});

it('deletes softly and repeatably, and brings back as it was', async () => {
  const admin = await as('admin');
  const { id } = await makeDraft();
  const remove = () => api.call(catalogsApi.remove, { params: { id } }, { as: admin });
  const first = await remove();
  expect(first.data).toMatchObject({ isDeleted: true, status: 'draft' });
  expect((await remove()).data).toEqual(first.data);
  const listed = async (query: object) =>
    (await api.call(catalogsApi.list, { query: { limit: 100, ...query } }, { as: admin })).data.rows.some(
      (row) => row.id === id,
    );
  expect([await listed({}), await listed({ isDeleted: true })]).toEqual([false, true]);
  const back = await api.call(catalogsApi.restore, { params: { id } }, { as: admin });
  expect(back.data).toMatchObject({ isDeleted: false, status: 'draft' });
});

it('counts what a list holds by facet, the chosen one as if it were not chosen', async () => {
  const admin = await as('admin');
  const { id: sellerId } = await makeSeller();
  const { type, tag, values } = await makeSareeType();
  for (let each = 0; each < 3; each++) {
    const { id } = await makeDraft({ sellerId });
    const body = { productTypeId: type.id, tags: [tag(each === 0 ? values.red : values.blue)], version: 1 };
    await api.call(catalogsApi.update, { params: { id }, body }, { as: admin });
  }
  const facets = async (query: object, among: object = { sellerId: [sellerId] }) =>
    (await api.call(catalogsApi.facets, { query: { ...among, ...query } }, { as: admin })).data;
  const all = await facets({});
  expect(all.productTypeId).toEqual([{ value: type.id, count: 3 }]);
  expect(all.status).toEqual([{ value: 'draft', count: 3 }]);
  expect(all.valueId).toEqual([
    { value: values.blue.id, count: 2 },
    { value: values.red.id, count: 1 },
  ]);
  const red = await facets({ valueId: [values.red.id] });
  expect(red.status).toEqual([{ value: 'draft', count: 1 }]);
  expect(red.valueId).toHaveLength(2);
  expect(red.sellerId).toContainEqual({ value: sellerId, count: 1 });

  // The same tag on another editor's catalog, of another product type.
  const other = await makeDraft();
  const { type: otherType } = await makeSareeType();
  const body = { productTypeId: otherType.id, tags: [tag(values.red)], version: 1 };
  await api.call(catalogsApi.update, { params: { id: other.id }, body }, { as: admin });
  const ofType = await facets({ valueId: [values.red.id] }, { productTypeId: [type.id] });
  expect(ofType.status).toEqual([{ value: 'draft', count: 1 }]);
  expect((await facets({ valueId: [values.red.id] })).status).toEqual([{ value: 'draft', count: 1 }]);
});

it('arranges its own pictures and nobody else’s', async () => {
  const admin = await as('admin');
  const { id, pictures } = await makeDraft();
  const [one, two] = pictures.map((picture) => picture.id);
  const arrange = (body: { pictureIds: string[]; coverId: string; version: number }) =>
    api.call(catalogsApi.arrange, { params: { id }, body }, { as: admin });
  const turned = await arrange({ pictureIds: [two ?? '', one ?? ''], coverId: two ?? '', version: 1 });
  expect(turned.data.pictures.map((picture) => [picture.id, picture.isCover])).toEqual([
    [two, true],
    [one, false],
  ]);
  const foreign = (await makeDraft()).pictures[0]?.id ?? '';
  expect((await arrange({ pictureIds: [foreign], coverId: foreign, version: 2 })).failure.issues?.[0]?.path).toEqual([
    'pictureIds',
  ]);
  expect(
    (await arrange({ pictureIds: [one ?? ''], coverId: two ?? '', version: 2 })).failure.issues?.[0]?.path,
  ).toEqual(['coverId']);
});
