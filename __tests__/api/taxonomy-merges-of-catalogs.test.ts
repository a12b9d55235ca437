import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeDraft, makeSareeType } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

/** A red catalog, a blue one, one with both colours, and a deleted red one. */
async function redAndBlue() {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  const { type, tag, values } = await makeSareeType();
  const { red, blue } = values;
  const make = async (...chosen: (typeof red)[]) => {
    const { id } = await makeDraft();
    const body = { productTypeId: type.id, tags: chosen.map(tag), version: 1 };
    await api.call(catalogsApi.update, { params: { id }, body }, { as });
    return id;
  };
  const ids = [await make(red), await make(blue), await make(red, blue), await make(red)];
  await api.call(catalogsApi.remove, { params: { id: ids[3] ?? '' } }, { as });
  const get = async (id = '') => (await api.call(catalogsApi.get, { params: { id } }, { as })).data;
  const all = () => Promise.all(ids.map(get));
  const tags = async () => (await all()).map((one) => one.tags.map(({ valueId }) => valueId).sort());
  const found = async (q: string) =>
    (await api.call(catalogsApi.list, { query: { q, limit: 100 } }, { as })).data.rows.map(({ id }) => id).sort();
  const merge = () => api.call(taxonomyApi.mergeValues, { body: { survivorId: blue.id, duplicateId: red.id } }, { as });
  const undo = (id: string) => api.call(taxonomyApi.undoMerge, { params: { id } }, { as });
  return { as, type, tag, red, blue, ids, get, all, tags, found, merge, undo };
}

it('gives catalogs the remaining value, with new version, history line and words', async () => {
  const { as, red, blue, ids, all, tags, found, merge } = await redAndBlue();
  const versions = (await all()).map(({ version }) => version);
  const uses = await api.call(taxonomyApi.valueUses, { params: { id: red.id } }, { as });
  expect(uses.data).toContainEqual({ kind: 'catalogs', count: 3 });
  const { data } = await merge();
  expect(data.records).toBe(uses.data.reduce((sum, { count }) => sum + count, 0));
  expect(await tags()).toEqual([[blue.id], [blue.id], [blue.id], [blue.id]]);
  expect((await all()).map(({ version }, index) => version - (versions[index] ?? 0))).toEqual([1, 0, 1, 1]);
  expect(await found(red.nameEn)).toEqual([]);
  expect(await found(blue.nameEn)).toEqual(ids.slice(0, 3).sort());
  const history = await api.call(catalogsApi.history, { params: { id: ids[0] ?? '' }, query: {} }, { as });
  expect(history.data.rows[0]).toMatchObject({
    action: 'catalogs.changed',
    details: { mergeId: data.id },
    changes: { tagIds: { before: [red.id], after: [blue.id] } },
  });
});

it('is undone exactly, words included, except for catalogs that lost the value since', async () => {
  const { as, red, blue, type, ids, get, tags, found, merge, undo } = await redAndBlue();
  const before = await tags();
  const first = await merge();
  expect((await undo(first.data.id)).data).toMatchObject({ restored: 3, leftAlone: 0 });
  expect(await tags()).toEqual(before);
  expect(await found(red.nameEn)).toEqual([ids[0] ?? '', ids[2] ?? ''].sort());

  const second = await merge();
  const [id = ''] = ids;
  const body = { productTypeId: type.id, tags: [], version: (await get(id)).version };
  await api.call(catalogsApi.update, { params: { id }, body }, { as });
  expect((await undo(second.data.id)).data).toMatchObject({ restored: 2, leftAlone: 1 });
  expect((await tags()).slice(0, 3)).toEqual([[], [blue.id], [red.id, blue.id].sort()]);
});

it('leaves every catalog as it was when it fails half-way', async () => {
  const { all, merge } = await redAndBlue();
  const before = await all();
  const mend = await breakStatement('insert', 'merge_rows');
  expect((await merge()).status).toBe(500);
  await mend();
  expect(await all()).toEqual(before);
});

it('keeps a catalog from taking the value that went', async () => {
  const { as, type, tag, red, merge } = await redAndBlue();
  const { id } = await makeDraft();
  const body = { productTypeId: type.id, tags: [tag(red)], version: 1 };
  const [saved] = await Promise.all([api.call(catalogsApi.update, { params: { id }, body }, { as }), merge()]);
  const { data } = await api.call(catalogsApi.get, { params: { id } }, { as });
  expect(data.tags.map(({ valueId }) => valueId)).not.toContain(red.id);
  expect([200, 400, 503]).toContain(saved.status);
});

it('keeps tags of some pictures: of both while merged, of each its own after undo', async () => {
  const { as, type, tag, red, blue, get, merge, undo } = await redAndBlue();
  const make = async (tags: object[]) => {
    const { id, pictures } = await makeDraft();
    const [first = '', second = ''] = pictures.map((picture) => picture.id);
    const about = (value: typeof red, ...imageIds: string[]) => ({ ...tag(value), imageIds });
    const wanted = { first: about(red, first), both: [about(red, first), about(blue, second)], whole: tag(blue) };
    const chosen = tags.length === 0 ? [wanted.first] : tags.length === 1 ? wanted.both : [wanted.first, wanted.whole];
    const body = { productTypeId: type.id, tags: chosen, version: 1 };
    await api.call(catalogsApi.update, { params: { id }, body }, { as });
    return { id, first, second };
  };
  // Red on one photo; red and blue on one each; red on one and blue for the whole catalog.
  const [one, both, whole] = [await make([]), await make([{}]), await make([{}, {}])];
  const partsOf = async (id: string) =>
    Object.fromEntries((await get(id)).tags.map(({ valueId, imageIds }) => [valueId, imageIds]));
  const before = await Promise.all([one, both, whole].map(({ id }) => partsOf(id)));
  const { data } = await merge();
  expect(await partsOf(one.id)).toEqual({ [blue.id]: [one.first] });
  expect(await partsOf(both.id)).toEqual({ [blue.id]: [both.first, both.second].sort() });
  expect(await partsOf(whole.id)).toEqual({ [blue.id]: undefined });
  await undo(data.id);
  expect(await Promise.all([one, both, whole].map(({ id }) => partsOf(id)))).toEqual(before);
});
