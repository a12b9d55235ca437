import { eq } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { orm } from '@/lib/server/db/database';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeCatalog, makeComplete, makeDraft, makeSareeType, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });

let admin: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  admin = await as('admin');
});

const { preview, run, rowsOf, takeBack, start, undo } = bulkChanging(api, () => admin, 'catalogs');
const get = async ({ id }: { id: string }) => (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data;
const idsOf = (...catalogs: { id: string }[]) => ({ ids: catalogs.map(({ id }) => id) });
const reasonsOf = async (bulk: { id: string }) =>
  (await rowsOf(bulk)).rows.map(({ outcome, reason }) => [outcome, reason]);
const live = (details: Parameters<typeof makeCatalog>[0] = {}) => makeCatalog({ status: 'live', ...details });

/** A live catalog with a tag that its product type no longer uses. */
const withUselessTag = async () => {
  const { id, type, fabric, values, tag } = await makeComplete({ status: 'live' });
  const tags = [tag(values.cotton), tag(values.red)];
  await api.call(catalogsApi.update, { params: { id }, body: { tags, version: 1 } }, { as: admin });
  const attributes = [{ attributeId: fabric.id, required: true, valueIds: [] }];
  const narrowed = { params: { id: type.id }, body: { attributes, version: 1 } };
  expect((await api.call(taxonomyApi.updateProductType, narrowed, { as: admin })).status).toBe(200);
  return { id, values };
};

describe('The rate of many catalogs', () => {
  const raise = (percent: number, isMeant = false) => ({ action: 'change-rate', percent, isMeant }) as const;

  it('rises by percent to whole rupees, with refusals; an undo keeps later changes', async () => {
    const [first, second] = [await live({ rate: 41_500 }), await live({ rate: 10_050 })];
    const [none, closed] = [await live({ rate: null }), await live({ rate: 50_000, status: 'archived' })];
    const all = idsOf(first, second, none, closed);
    expect((await preview(all, raise(5))).data).toMatchObject({
      title: 'Raise the rate by 5 % of 4 catalogs',
      willChange: 2,
      guarded: 0,
      refused: [
        { reason: 'It has no rate yet. Set it to an amount instead.', count: 1 },
        { reason: 'This catalog is archived. Restore it as a draft first.', count: 1 },
      ],
    });
    const done = await run(all, raise(5));
    expect(done.counts).toMatchObject({ changed: 2, refused: 2 });
    expect([(await get(first)).rate, (await get(second)).rate]).toEqual([43_600, 10_600]);

    const { version } = await get(first);
    const edit = { params: { id: first.id }, body: { title: 'Kesariya', version } };
    await api.call(catalogsApi.update, edit, { as: admin });
    expect(await reasonsOf(await takeBack(done))).toEqual([
      ['refused', 'It was changed since then, so it stays as it is.'],
      ['changed', null],
    ]);
    expect([(await get(first)).rate, (await get(second)).rate]).toEqual([43_600, 10_050]);
  });

  it('is not changed by more than 30 % unless that is meant', async () => {
    const [near, far, first] = [
      await live({ rate: 40_000 }),
      await live({ rate: 90_000 }),
      await makeDraft({ rate: null }),
    ];
    const all = idsOf(near, far, first);
    const set = (isMeant: boolean) => ({ action: 'set-rate', rate: 50_000, isMeant }) as const;
    expect((await preview(all, set(false))).data).toMatchObject({
      title: 'Set the rate of 3 catalogs to ₹500',
      willChange: 2,
      guarded: 1,
      refused: [{ reason: 'This would change the rate by more than 30 %.', count: 1 }],
    });
    expect((await run(all, set(false))).counts).toMatchObject({ changed: 2, refused: 1 });
    expect((await get(far)).rate).toBe(90_000);
    expect((await preview(all, set(true))).data).toMatchObject({ willChange: 1, same: 2, guarded: 0, refused: [] });
    await run(all, set(true));
    expect((await get(far)).rate).toBe(50_000);
  });

  it('takes no tag along that the product type has no use for any more', async () => {
    const { id } = await withUselessTag();
    await takeBack(await run({ ids: [id] }, raise(5)));
    expect((await get({ id })).tags).toHaveLength(2);
  });
});

describe('Tags of many catalogs', () => {
  it('are added to catalogs that keep a tag their product type has no use for any more', async () => {
    const { id, values } = await withUselessTag();
    const done = await run({ ids: [id] }, { action: 'add-tag', valueId: values.georgette.id });
    expect(await reasonsOf(done)).toEqual([['changed', null]]);
    const tagsOf = async () => (await get({ id })).tags.map(({ valueId }) => valueId).sort();
    expect(await tagsOf()).toEqual([values.georgette.id, values.red.id].sort());
    await takeBack(done);
    expect(await tagsOf()).toEqual([values.cotton.id, values.red.id].sort());
    const refused = await run({ ids: [id] }, { action: 'add-tag', valueId: values.blue.id });
    expect(await reasonsOf(refused)).toEqual([['refused', expect.stringContaining('is not for this product type.')]]);
  });

  it('are added where they fit, replace a single value, are removed and restored', async () => {
    const { type, values, tag, fabric } = await makeSareeType();
    const sellerId = (await makeSeller({ businessName: 'Tagged ones' })).id;
    const [plain, cotton, untyped] = [
      await makeCatalog({ productTypeId: type.id, sellerId }),
      await makeCatalog({ productTypeId: type.id, sellerId }),
      await makeCatalog({ sellerId }),
    ];
    const tags = [tag(values.cotton), tag(values.red)];
    await api.call(catalogsApi.update, { params: { id: cotton.id }, body: { tags, version: 1 } }, { as: admin });
    const all = idsOf(plain, cotton, untyped);
    const done = await run(all, { action: 'add-tag', valueId: values.georgette.id });
    expect(await reasonsOf(done)).toEqual([
      ['changed', null],
      ['changed', null],
      ['refused', 'It has no product type yet. Choose that first.'],
    ]);
    const valuesOf = async (one: { id: string }) => (await get(one)).tags.map(({ valueId }) => valueId).sort();
    expect(await valuesOf(cotton)).toEqual([values.georgette.id, values.red.id].sort());
    const found = await api.call(catalogsApi.list, { query: { q: values.georgette.nameEn } }, { as: admin });
    expect(found.data.rows).toHaveLength(2);

    const removed = await run(all, { action: 'remove-tag', valueId: values.red.id });
    expect(removed.counts).toMatchObject({ changed: 1, same: 2 });
    await takeBack(removed);
    await takeBack(done);
    // The undos run one after the other: after the first, the catalog is not as the first change left it.
    expect(await valuesOf(plain)).toEqual([]);
    expect(await valuesOf(cotton)).toEqual([values.georgette.id, values.red.id].sort());

    const { pictures, ...draft } = await makeDraft({ productTypeId: type.id });
    const imageIds = pictures.slice(0, 1).map(({ id }) => id);
    const part = { ...tag(values.red), imageIds };
    await api.call(catalogsApi.update, { params: { id: draft.id }, body: { tags: [part], version: 1 } }, { as: admin });
    await takeBack(await run(idsOf(draft), { action: 'add-tag', valueId: values.blue.id }));
    expect((await get(draft)).tags).toEqual([part]);
    const gone = await preview(all, { action: 'add-tag', valueId: fabric.id });
    expect(gone.failure.issues?.[0]?.message).toBe('There is no such tag any more. Choose another.');
  });
});

describe('Steps of many catalogs', () => {
  it('are the legal ones, by the rules of one catalog, and can be undone', async () => {
    const [shown, draft, paused] = [await live(), await makeDraft(), await live({ status: 'paused' })];
    const done = await run(idsOf(shown, draft, paused), { action: 'change-status', to: 'paused' });
    expect(done.title).toBe('Pause 3 catalogs');
    expect(await reasonsOf(done)).toEqual([
      ['changed', null],
      ['refused', 'A catalog that is draft cannot become paused.'],
      ['same', null],
    ]);
    await takeBack(done);
    expect(await get(shown)).toMatchObject({
      status: 'live',
      statusChangedAt: shown.statusChangedAt.toISOString(),
    });
    const again = await preview(idsOf(paused), { action: 'change-status', to: 'live' });
    expect(again.data.refused[0]?.reason).toMatch(/^Still missing: a photo, title/);
  });

  it('leave an editor nothing to do when what was sent back is taken back', async () => {
    const editor = await as('editor_catalog');
    const upload = await makeUpload({ status: 'done', editorId: editor.user.id });
    const details = { uploadId: upload.id, sellerId: upload.sellerId, taggedById: editor.user.id };
    const catalog = await makeDraft({ ...details, status: 'in_review', lastEditedById: editor.user.id });
    const done = await run(idsOf(catalog), { action: 'change-status', to: 'changes_requested', reason: 'Blurred.' });
    expect(await get(catalog)).toMatchObject({ status: 'changes_requested', statusReason: 'Blurred.' });
    await takeBack(done);
    expect(await get(catalog)).toMatchObject({
      status: 'in_review',
      statusReason: null,
      lastEditedBy: { id: editor.user.id },
      reviewedBy: null,
    });
    const [after] = await orm().select().from(uploads).where(eq(uploads.id, upload.id));
    expect(after?.status).toBe('done');
  });
});

it('deletes, restores and switches many, and takes each back', async () => {
  const [one, two] = [await live(), await live({ isAvailable: false })];
  const all = idsOf(one, two);
  const deleted = await run(all, { action: 'delete' });
  expect([(await get(one)).isDeleted, (await get(two)).isDeleted]).toEqual([true, true]);
  const hidden = await preview(all, { action: 'switch', flag: 'isVisible', on: false });
  expect(hidden.data.refused[0]?.reason).toBe('This catalog was deleted. Restore it first.');
  await takeBack(deleted);
  expect((await get(one)).isDeleted).toBe(false);
  const off = await run(all, { action: 'switch', flag: 'isAvailable', on: false });
  expect(off).toMatchObject({
    title: 'Set “Available” of 2 catalogs to no',
    counts: { changed: 1, same: 1 },
  });
  await takeBack(off);
  expect([(await get(one)).isAvailable, (await get(two)).isAvailable]).toEqual([true, false]);
});

it('takes exactly what the list shows', async () => {
  const sellerId = (await makeSeller()).id;
  const those = [await live({ sellerId, rate: 10_000 }), await live({ sellerId, rate: 12_000 })];
  await live({ sellerId, rate: 90_000 });
  await makeDraft({ sellerId, rate: 10_000 });
  const query = `sellerId=${sellerId}&status=live&rateTo=20000`;
  const change = { action: 'change-rate', percent: 10, isMeant: false } as const;
  expect((await preview({ query }, change)).data).toMatchObject({ matching: 2, willChange: 2 });
  const except = [those[0]?.id ?? ''];
  expect((await preview({ query, except }, change)).data).toMatchObject({ matching: 1 });
});

it('is not started where others match than were looked at', async () => {
  const sellerId = (await makeSeller()).id;
  const seen = await live({ sellerId });
  const selection = { query: `sellerId=${sellerId}` };
  const { stamp } = (await preview(selection, { action: 'delete' })).data;
  const late = await live({ sellerId });
  const reply = await start(selection, { action: 'delete' }, { stamp });
  expect([reply.status, reply.failure.message]).toEqual([
    409,
    'The list changed since you looked: it would be 2 catalogs now. Nothing was changed. Look at the numbers again.',
  ]);
  const now = (await preview({ ...selection, except: [late.id] }, { action: 'delete' })).data;
  expect(now.stamp).toBe(stamp);
  await run({ ...selection, except: [late.id] }, { action: 'delete' }, { stamp });
  expect([(await get(seen)).isDeleted, (await get(late)).isDeleted]).toEqual([true, false]);
});

const CHANGES: Record<string, CatalogBulkChange> = {
  rate: { action: 'set-rate', rate: 50_000, isMeant: false },
  switch: { action: 'switch', flag: 'isVisible', on: false },
  pause: { action: 'change-status', to: 'paused' },
  'send back': { action: 'change-status', to: 'changes_requested', reason: 'Blurred.' },
  delete: { action: 'delete' },
  restore: { action: 'restore' },
};

it.each([
  ['editor_review', ['rate', 'switch', 'send back', 'delete', 'restore']],
  ['editor_catalog', ['rate']],
  ['manage_seller', ['switch', 'delete', 'restore']],
  ['salesman', []],
] as [User['roles'][number], string[]][])('%s may do to many what they may do to one', async (role, allowed) => {
  const catalog = await live();
  const who = await as(role);
  const may: string[] = [];
  for (const [name, change] of Object.entries(CHANGES))
    if ((await preview(idsOf(catalog), change, who)).status === 200) may.push(name);
  expect(may).toEqual(allowed);
});

it('is refused a change of another list, and undone by nobody else', async () => {
  const catalog = await live();
  const reply = await preview(idsOf(catalog), { action: 'set-market', marketId: catalog.id } as never);
  expect(reply.status).toBe(400);
  const done = await run(idsOf(catalog), { action: 'delete' });
  expect((await undo(done, await as('editor_review'))).status).toBe(404);
  expect((await start({ ids: [] }, { action: 'delete' })).failure.message).toBe('There are no catalogs to change.');
});
