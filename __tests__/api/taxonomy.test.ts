import { eq } from 'drizzle-orm';
import { choicesApi } from '@/lib/contracts/base/choices';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { Attribute, ProductType, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { gstRateOn } from '@/lib/domain/taxonomy/gst';
import { orm } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { productTypes } from '@/lib/server/db/schema/taxonomy';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
type Admin = Awaited<ReturnType<typeof admin>>;

let as: Admin;
beforeAll(async () => {
  await loadTaxonomy();
  as = await admin();
});

const taxonomy = async (): Promise<Taxonomy> => (await api.call(taxonomyApi.get, {}, { as })).data;
const typeCalled = async (nameEn: string): Promise<ProductType> => {
  const found = (await taxonomy()).productTypes.find((type) => type.nameEn === nameEn);
  if (!found) throw new Error(`No product type is called ${nameEn}`);
  return found;
};
const attributeCalled = async (nameEn: string): Promise<Attribute> => {
  const found = (await taxonomy()).attributes.find((attribute) => attribute.nameEn === nameEn);
  if (!found) throw new Error(`No attribute is called ${nameEn}`);
  return found;
};
const history = async (id: string) =>
  (await api.call(taxonomyApi.history, { params: { id }, query: {} }, { as })).data.rows;

it('gives product types to choose from: those in use by either name, or by id', async () => {
  const options = async (query: Record<string, unknown>) =>
    (await api.call(choicesApi.productTypes, { query }, { as })).data;
  const { id, nameEn: label, nameHi } = await typeCalled('Saree');
  expect(await options({ q: 'SAREE' })).toContainEqual({ id, label });
  expect(await options({ q: nameHi })).toContainEqual({ id, label });
  await orm().update(productTypes).set({ active: false }).where(eq(productTypes.id, id));
  expect(await options({ q: label })).not.toContainEqual({ id, label });
  expect(await options({ id })).toEqual([{ id, label }]);
  await orm().update(productTypes).set({ active: true }).where(eq(productTypes.id, id));
});

describe('the set a new database starts with', () => {
  it('is loaded once, however often it is asked for', async () => {
    const before = await taxonomy();
    await Promise.all([loadTaxonomy(), loadTaxonomy()]);
    expect(await taxonomy()).toEqual(before);
  });

  it('has both segments, and every name in both languages', async () => {
    const { productTypes: types, attributes } = await taxonomy();
    expect(new Set(types.map(({ segment }) => segment))).toEqual(new Set(['saree', 'readymade']));
    expect(attributes.map(({ nameEn }) => nameEn)).toEqual(
      expect.arrayContaining(['Colour', 'Fabric', 'Occasion', 'Saree length', 'Blouse piece', 'Sleeve', 'Size']),
    );
    const names = [...types, ...attributes, ...attributes.flatMap(({ values }) => values)];
    expect(names.filter(({ nameEn, nameHi }) => !nameEn || !nameHi)).toEqual([]);
    for (const { nameEn, values } of attributes) expect([nameEn, values.length > 3]).toEqual([nameEn, true]);
  });

  it('taxes each of them on every day since GST began', async () => {
    for (const { nameEn, gstRates, hsnCode } of (await taxonomy()).productTypes) {
      expect([nameEn, gstRateOn(gstRates, '2017-07-01')?.basisPoints]).toEqual([nameEn, 500]);
      expect(hsnCode).toMatch(/^\d{4}$/);
    }
    const { gstRates } = await typeCalled('Kurti');
    expect(gstRateOn(gstRates, '2025-09-21')?.above).toEqual({ limitPaise: 100_000, basisPoints: 1200 });
    expect(gstRateOn(gstRates, '2025-09-22')?.above).toEqual({ limitPaise: 250_000, basisPoints: 1800 });
  });

  it('asks for a saree’s length of sarees alone, and names the sizes a blouse comes in', async () => {
    const { id } = await attributeCalled('Saree length');
    expect((await typeCalled('Saree')).attributes).toContainEqual({ attributeId: id, required: true, valueIds: [] });
    expect((await typeCalled('Kurti')).attributes.map(({ attributeId }) => attributeId)).not.toContain(id);
    const size = await attributeCalled('Size');
    const allowed = (await typeCalled('Blouse')).attributes.find(
      ({ attributeId }) => attributeId === size.id,
    )?.valueIds;
    const names = size.values.filter((value) => allowed?.includes(value.id)).map(({ nameEn }) => nameEn);
    expect(names).toEqual(['Free size', '28', '30', '32', '34', '36', '38', '40', '42', '44']);
  });

  it('is not for everybody to read, and for admins to change', async () => {
    const editor = await makeSession({ user: await makeUser({ roles: ['editor_catalog'] }) });
    const buyers = await makeSession({ user: await makeUser({ roles: ['manage_buyer'] }) });
    expect((await api.call(taxonomyApi.get, {}, { as: editor })).status).toBe(200);
    expect((await api.call(taxonomyApi.get, {}, { as: buyers })).status).toBe(403);
    const body = { nameEn: 'Stole', nameHi: 'स्टोल', segment: 'readymade', hsnCode: '6214' } as const;
    expect((await api.call(taxonomyApi.addProductType, { body }, { as: editor })).status).toBe(403);
  });
});

const addType = (body: Parameters<typeof api.call<typeof taxonomyApi.addProductType>>[1]['body']) =>
  api.call(taxonomyApi.addProductType, { body }, { as });
const updateType = (id: string, body: Parameters<typeof api.call<typeof taxonomyApi.updateProductType>>[1]['body']) =>
  api.call(taxonomyApi.updateProductType, { params: { id }, body }, { as });

const STOLE = { nameEn: 'Stole', nameHi: 'स्टोल', segment: 'readymade', hsnCode: '6214' } as const;

describe('a product type', () => {
  it('is added with its attributes and rates, the last in the order', async () => {
    const colour = await attributeCalled('Colour');
    const attributes = [{ attributeId: colour.id, required: true, valueIds: [colour.values[0]?.id ?? ''] }];
    const late = { from: '2026-04-01', basisPoints: 1200, above: null };
    const early = { from: '2020-04-01', basisPoints: 500, above: { limitPaise: 250_000, basisPoints: 1800 } };
    const { status, data } = await addType({ ...STOLE, attributes, gstRates: [late, early] });
    expect([status, data.version, data.active]).toEqual([201, 1, true]);
    expect(data).toMatchObject({ attributes, gstRates: [early, late] });
    expect((await taxonomy()).productTypes.at(-1)).toEqual(data);
    expect((await history(data.id))[0]).toMatchObject({ action: 'product-types.added' });
  });

  it('has a name of its own, however it is written', async () => {
    const { failure } = await addType({ ...STOLE, nameEn: ' SAREE ' });
    expect(failure.issues).toEqual([{ path: ['nameEn'], message: 'Another product type has this name.' }]);
    const kurti = await typeCalled('Kurti');
    expect((await updateType(kurti.id, { nameEn: 'gown', version: kurti.version })).status).toBe(400);
  });

  it.each([
    ['an HSN code of letters', { hsnCode: '62A4' }, 'hsnCode'],
    ['an HSN code of five digits', { hsnCode: '62045' }, 'hsnCode'],
    ['a rate above 100 %', { gstRates: [{ from: '2026-04-01', basisPoints: 10_001, above: null }] }, 'gstRates'],
    [
      'a rate from a day there is not',
      { gstRates: [{ from: '2026-02-30', basisPoints: 500, above: null }] },
      'gstRates',
    ],
    ['a rate before GST', { gstRates: [{ from: '2017-06-30', basisPoints: 500, above: null }] }, 'gstRates'],
    [
      'two rates of one day',
      { gstRates: [500, 1200].map((basisPoints) => ({ from: '2026-04-01', basisPoints, above: null })) },
      'gstRates',
    ],
    [
      'an attribute there is not',
      { attributes: [{ attributeId: '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f', required: true, valueIds: [] }] },
      'attributes',
    ],
  ])('does not take %s', async (_what, part, field) => {
    const before = await taxonomy();
    const { status, failure } = await addType({ ...STOLE, nameEn: 'Shawl', ...part });
    expect([status, failure.issues?.[0]?.path[0]]).toEqual([400, field]);
    expect(await taxonomy()).toEqual(before);
  });

  it('allows only values of the attribute itself', async () => {
    const [colour, fabric] = [await attributeCalled('Colour'), await attributeCalled('Fabric')];
    const { id, version } = await typeCalled('Saree');
    const valueIds = [fabric.values[0]?.id ?? ''];
    const { failure } = await updateType(id, {
      attributes: [{ attributeId: colour.id, required: true, valueIds }],
      version,
    });
    expect(failure.issues?.[0]?.path).toEqual(['attributes', 0]);
  });

  it('keeps what the later of two people did not see', async () => {
    const { id, version } = await typeCalled('Gown');
    const first = await updateType(id, { hsnCode: '620449', version });
    expect(first.data.version).toBe(version + 1);
    const second = await updateType(id, { nameHi: 'लंबा गाउन', version });
    expect([second.status, second.failure.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.failure.current).toEqual(first.data);
    expect((await history(id))[0]).toMatchObject({
      action: 'product-types.changed',
      actor: { id: as.user.id },
      changes: { hsnCode: { before: '6204', after: '620449' } },
    });
  });

  it('is changed whole or not at all', async () => {
    const { id, version } = await typeCalled('Top');
    const before = await taxonomy();
    await breakStatement('insert', 'audit_entries');
    expect((await updateType(id, { nameEn: 'Tunic', attributes: [], gstRates: [], version })).status).toBe(500);
    expect(await taxonomy()).toEqual(before);
  });

  it('is retired and brought back, and never lost', async () => {
    const { id, version } = await typeCalled('Nightwear');
    const retired = (await updateType(id, { active: false, version })).data;
    expect(await typeCalled('Nightwear')).toEqual(retired);
    await loadTaxonomy();
    expect((await typeCalled('Nightwear')).active).toBe(false);
    expect((await updateType(id, { active: true, version: retired.version })).data.active).toBe(true);
    expect(await orm().$count(productTypes)).toBe((await taxonomy()).productTypes.length);
  });
});

describe('an attribute', () => {
  it('is added, named once, and changed on the version that was seen', async () => {
    const body = { nameEn: 'Weave', nameHi: 'बुनाई', several: true };
    const { status, data } = await api.call(taxonomyApi.addAttribute, { body }, { as });
    expect([status, data.values, data.several]).toEqual([201, [], true]);
    const again = { ...body, nameEn: 'weave' };
    expect((await api.call(taxonomyApi.addAttribute, { body: again }, { as })).failure.issues?.[0]?.path).toEqual([
      'nameEn',
    ]);
    const update = (version: number) =>
      api.call(taxonomyApi.updateAttribute, { params: { id: data.id }, body: { several: false, version } }, { as });
    expect((await update(1)).data).toMatchObject({ several: false, version: 2 });
    expect((await update(1)).failure).toMatchObject({ code: 'changed_meanwhile', current: { version: 2 } });
  });

  it('takes values, each once, and in the order an admin gives', async () => {
    const { id } = await attributeCalled('Packaging');
    const add = (nameEn: string) =>
      api.call(taxonomyApi.addValue, { params: { id }, body: { nameEn, nameHi: 'गत्ता' } }, { as });
    const { status, data } = await add('Carton');
    expect([status, data.attributeId, data.active]).toEqual([201, id, true]);
    expect((await add('carton')).failure.issues).toEqual([
      { path: ['nameEn'], message: 'The attribute has this value already.' },
    ]);
    const { values, version } = await attributeCalled('Packaging');
    expect(values.at(-1)?.id).toBe(data.id);
    const valueIds = values.map((value) => value.id).reverse();
    const order = (ids: string[], on: number) =>
      api.call(taxonomyApi.orderValues, { params: { id }, body: { valueIds: ids, version: on } }, { as });
    expect((await order(valueIds, version)).data.values.map((value) => value.id)).toEqual(valueIds);
    expect((await order(valueIds, version)).status).toBe(409);
    expect((await order(valueIds.slice(1), version + 1)).status).toBe(409);
    const [foreign] = (await attributeCalled('Saree length')).values;
    expect((await order([...valueIds, foreign?.id ?? ''], version + 1)).status).toBe(409);
    expect(
      (
        await order(
          valueIds.map(() => valueIds[0] ?? ''),
          version + 1,
        )
      ).status,
    ).toBe(409);
  });

  it('keeps a retired value, which says what it touches', async () => {
    const { values } = await attributeCalled('Saree length');
    const id = values[0]?.id ?? '';
    const { data: uses } = await api.call(taxonomyApi.valueUses, { params: { id } }, { as });
    expect(uses).toEqual([
      { kind: 'productTypes', count: 3 },
      { kind: 'catalogs', count: 0 },
      { kind: 'videos', count: 0 },
    ]);
    const body = { active: false, version: 1 };
    expect((await api.call(taxonomyApi.updateValue, { params: { id }, body }, { as })).data.active).toBe(false);
    expect((await attributeCalled('Saree length')).values[0]).toMatchObject({ id, active: false, version: 2 });
    expect((await history(id))[0]?.changes).toEqual({ active: { before: true, after: false } });
  });

  it('has no history where nothing has the id', async () => {
    const params = { id: '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f' };
    expect((await api.call(taxonomyApi.history, { params, query: {} }, { as })).status).toBe(404);
  });
});
