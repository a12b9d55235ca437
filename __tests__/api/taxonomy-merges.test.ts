import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { ProductType } from '@/lib/contracts/taxonomy/taxonomy-record';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
type Admin = Awaited<ReturnType<typeof admin>>;

let made = 0;

/** An attribute with two spellings of one value and a third value; product types that allow either, both or neither. */
async function twoSpellings() {
  const as = await admin();
  made += 1;
  const names = (nameEn: string) => ({ nameEn, nameHi: 'सूती' });
  const attribute = (await api.call(taxonomyApi.addAttribute, { body: names(`Weave ${made}`) }, { as })).data;
  const add = async (nameEn: string) =>
    (await api.call(taxonomyApi.addValue, { params: { id: attribute.id }, body: names(nameEn) }, { as })).data;
  const [cotton, coton, linen] = [await add('Cotton'), await add('Coton'), await add('Linen')];
  const addType = async (name: string, valueIds: string[]) => {
    const attributes = [{ attributeId: attribute.id, required: true, valueIds }];
    const body = { ...names(`${name} ${made}`), segment: 'saree', hsnCode: '5208', attributes } as const;
    return (await api.call(taxonomyApi.addProductType, { body }, { as })).data;
  };
  const types = {
    one: await addType('One', [coton.id]),
    other: await addType('Other', [cotton.id]),
    both: await addType('Both', [cotton.id, coton.id]),
    none: await addType('None', []),
  };
  const read = async (): Promise<ProductType[]> => {
    const { productTypes } = (await api.call(taxonomyApi.get, {}, { as })).data;
    return productTypes.filter(({ id }) => Object.values(types).some((type) => type.id === id));
  };
  /** The values each of the four allows, without versions, which change with every step. */
  const allowed = async () => (await read()).map(({ attributes }) => attributes[0]?.valueIds);
  const valuesNow = async () =>
    (await api.call(taxonomyApi.get, {}, { as })).data.attributes.find(({ id }) => id === attribute.id)?.values ?? [];
  return { as, attribute, add, cotton, coton, linen, types, allowed, read, valuesNow };
}

const merge = (as: Admin, survivorId: string, duplicateId: string) =>
  api.call(taxonomyApi.mergeValues, { body: { survivorId, duplicateId } }, { as });
const undo = (as: Admin, id: string) => api.call(taxonomyApi.undoMerge, { params: { id } }, { as });

describe('merging two values', () => {
  it('is shown with a count before it is done, and changes nothing then', async () => {
    const { as, cotton, coton, allowed } = await twoSpellings();
    const before = await allowed();
    const query = { survivorId: cotton.id, duplicateId: coton.id };
    const uses = [
      { kind: 'productTypes', count: 3 },
      { kind: 'catalogs', count: 0 },
      { kind: 'videos', count: 0 },
    ];
    const { data } = await api.call(taxonomyApi.previewMerge, { query }, { as });
    expect(data).toEqual({ survivor: cotton, duplicate: coton, uses });
    expect(await allowed()).toEqual(before);
  });

  it('puts one in the place of the other and takes that out of the attribute', async () => {
    const { as, cotton, coton, linen, types, allowed, valuesNow } = await twoSpellings();
    const { status, data } = await merge(as, cotton.id, coton.id);
    expect([status, data.from, data.to, data.records]).toEqual([
      201,
      { id: coton.id, label: 'Coton' },
      { id: cotton.id, label: 'Cotton' },
      3,
    ]);
    expect(await allowed()).toEqual([[cotton.id], [cotton.id], [cotton.id], []]);
    expect((await valuesNow()).map(({ id }) => id)).toEqual([cotton.id, linen.id]);
    const params = { id: types.one.id };
    const { rows } = (await api.call(taxonomyApi.history, { params, query: {} }, { as })).data;
    expect(rows[0]).toMatchObject({ action: 'product-types.changed', details: { mergeId: data.id } });
  });

  it('frees the name of the one that went, which can be changed no more', async () => {
    const { as, cotton, coton, add, types } = await twoSpellings();
    await merge(as, cotton.id, coton.id);
    expect((await add('Coton')).id).not.toBe(coton.id);
    const change = { params: { id: coton.id }, body: { nameEn: 'Cottone', version: 2 } };
    expect((await api.call(taxonomyApi.updateValue, change, { as })).failure.code).toBe('refused');
    const attributes = types.one.attributes.map((one) => ({ ...one, valueIds: [coton.id] }));
    const body = { attributes, version: types.one.version + 1 };
    const reply = await api.call(taxonomyApi.updateProductType, { params: { id: types.one.id }, body }, { as });
    expect(reply.failure.issues?.[0]?.path).toEqual(['attributes', 0]);
  });

  it('is refused with itself, across attributes, into a retired one, and a second time', async () => {
    const { as, cotton, coton, linen } = await twoSpellings();
    const elsewhere = await twoSpellings();
    expect((await merge(as, cotton.id, cotton.id)).failure.issues?.[0]?.path).toEqual(['duplicateId']);
    expect((await merge(as, elsewhere.cotton.id, cotton.id)).failure.issues?.[0]?.path).toEqual(['survivorId']);
    expect((await merge(as, cotton.id, '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f')).status).toBe(404);
    const retire = { params: { id: linen.id }, body: { active: false, version: 1 } };
    await api.call(taxonomyApi.updateValue, retire, { as });
    expect((await merge(as, linen.id, cotton.id)).failure.message).toMatch(/is retired/);
    const replies = await Promise.all([1, 2, 3].map(() => merge(as, cotton.id, coton.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('happens whole or not at all', async () => {
    const { as, cotton, coton, read, valuesNow } = await twoSpellings();
    const before = [await read(), await valuesNow()];
    for (const table of ['merge_rows', 'audit_entries', 'merges']) {
      const mend = await breakStatement('insert', table);
      expect((await merge(as, cotton.id, coton.id)).status).toBe(500);
      await mend();
      expect([await read(), await valuesNow()]).toEqual(before);
    }
  });
});

describe('undoing a merge', () => {
  it('brings back exactly what was', async () => {
    const { as, cotton, coton, allowed, valuesNow } = await twoSpellings();
    const before = await allowed();
    const names = (await valuesNow()).map(({ nameEn }) => nameEn);
    const { id } = (await merge(as, cotton.id, coton.id)).data;
    const { data } = await undo(as, id);
    expect([data.restored, data.leftAlone, typeof data.merge.undoneAt]).toEqual([2, 0, 'string']);
    expect(await allowed()).toEqual(before);
    expect((await valuesNow()).map(({ nameEn }) => nameEn)).toEqual(names);
  });

  it('leaves alone what somebody changed since then', async () => {
    const { as, cotton, coton, linen, types, allowed } = await twoSpellings();
    const { id } = (await merge(as, cotton.id, coton.id)).data;
    const attributes = types.one.attributes.map((one) => ({ ...one, valueIds: [linen.id] }));
    const body = { attributes, version: types.one.version + 1 };
    await api.call(taxonomyApi.updateProductType, { params: { id: types.one.id }, body }, { as });
    const { data } = await undo(as, id);
    expect([data.restored, data.leftAlone]).toEqual([1, 1]);
    expect((await allowed())[0]).toEqual([linen.id]);
  });

  it('is refused while another value has the name', async () => {
    const { as, cotton, coton, add, allowed } = await twoSpellings();
    const { id } = (await merge(as, cotton.id, coton.id)).data;
    await add('coton');
    const before = await allowed();
    expect((await undo(as, id)).failure.message).toMatch(/new value of this name/);
    expect(await allowed()).toEqual(before);
  });

  it('works once, and for thirty days', async () => {
    const clock = freezeClock();
    const { as, cotton, coton } = await twoSpellings();
    const { id } = (await merge(as, cotton.id, coton.id)).data;
    const replies = await Promise.all([1, 2, 3].map(() => undo(as, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = (await merge(as, cotton.id, coton.id)).data;
    clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    expect((await undo(await admin(), again.id)).failure.message).toMatch(/more than 30 days ago/);
  });

  it('of a merge of merged values begins with the last one', async () => {
    const { as, cotton, coton, linen, allowed } = await twoSpellings();
    const before = await allowed();
    const first = (await merge(as, cotton.id, coton.id)).data;
    const second = (await merge(as, linen.id, cotton.id)).data;
    expect((await undo(as, first.id)).failure.message).toMatch(/Undo the later merge of Cotton/);
    await undo(as, second.id);
    await undo(as, first.id);
    expect(await allowed()).toEqual(before);
  });

  it('is offered in the list of merges', async () => {
    const { as, cotton, coton, attribute } = await twoSpellings();
    const { id } = (await merge(as, cotton.id, coton.id)).data;
    const { data } = await api.call(taxonomyApi.listMerges, { query: {} }, { as });
    expect(data.rows[0]).toMatchObject({ id, attribute: attribute.nameEn, by: { id: as.user.id }, undoneAt: null });
  });
});
