import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type {
  Attribute,
  AttributeValue,
  ProductType,
  Taxonomy,
  ValueMerge,
  ValueUse,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { mockEndpoint, refusal } from './mock-endpoint';
import { asha } from './open-app';

const id = (last: number) => `0198b2a0-0000-7000-8000-0000000003${String(last).padStart(2, '0')}`;

const value = (last: number, attributeId: string, nameEn: string, nameHi: string): AttributeValue => ({
  id: id(last),
  attributeId,
  nameEn,
  nameHi,
  active: true,
  version: 1,
});

export const COTTON = value(11, id(1), 'Cotton', 'सूती');
export const COTON = value(12, id(1), 'Coton', 'सूती');
export const SILK = value(13, id(1), 'Silk', 'रेशम');

const attribute = (last: number, nameEn: string, nameHi: string, values: AttributeValue[]): Attribute => ({
  id: id(last),
  nameEn,
  nameHi,
  several: false,
  active: true,
  version: 1,
  values,
});

export const FABRIC = attribute(1, 'Fabric', 'कपड़ा', [COTTON, COTON, SILK]);
export const SLEEVE = attribute(2, 'Sleeve', 'आस्तीन', [value(21, id(2), 'Full sleeve', 'पूरी आस्तीन')]);

export const SAREE: ProductType = {
  id: id(31),
  nameEn: 'Saree',
  nameHi: 'साड़ी',
  segment: 'saree',
  hsnCode: '5407',
  active: true,
  version: 1,
  attributes: [{ attributeId: FABRIC.id, required: true, valueIds: [] }],
  gstRates: [{ from: '2017-07-01', basisPoints: 500, above: null }],
};

/** The server's product types and attributes in these tests. */
export function taxonomyPlace() {
  let known: Taxonomy = { productTypes: [SAREE], attributes: [FABRIC, SLEEVE] };
  let merges: ValueMerge[] = [];
  const values = () => known.attributes.flatMap((one) => one.values);
  const need = <Item extends { id: string }>(items: Item[], wanted: string | null | undefined): Item => {
    const found = items.find((one) => one.id === wanted);
    if (!found) throw new Error(`Nothing is ${wanted}`);
    return found;
  };
  const changeType = (wanted: string | undefined, changes: Partial<ProductType>) => {
    const type = need(known.productTypes, wanted);
    const next = { ...type, ...changes, version: type.version + 1 };
    known = { ...known, productTypes: known.productTypes.map((one) => (one === type ? next : one)) };
    return next;
  };
  const setValues = (attributeId: string, next: AttributeValue[], version = 0) => {
    known = {
      ...known,
      attributes: known.attributes.map((one) =>
        one.id === attributeId ? { ...one, values: next, version: one.version + version } : one,
      ),
    };
    return need(known.attributes, attributeId);
  };

  mockEndpoint(taxonomyApi.get, () => known);
  const uses: ValueUse[] = [{ kind: 'productTypes', count: 3 }];
  mockEndpoint(taxonomyApi.valueUses, uses);
  mockEndpoint(valueRequestsApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  mockEndpoint(taxonomyApi.listMerges, () => ({
    rows: merges,
    next: null,
    previous: null,
    count: { value: merges.length, isExact: true },
  }));
  const types = mockEndpoint(taxonomyApi.updateProductType, ({ params, body: { version, ...changes } }) => {
    const now = need(known.productTypes, params.id);
    if (version !== now.version) return refusal(409, { code: 'changed_meanwhile', current: now });
    return changeType(params.id, changes);
  });
  const changed = mockEndpoint(taxonomyApi.updateValue, ({ params, body: { version, ...changes } }) => {
    const before = need(values(), params.id);
    const next = { ...before, ...changes, version: version + 1 };
    const { values: own } = need(known.attributes, before.attributeId);
    setValues(
      before.attributeId,
      own.map((one) => (one === before ? next : one)),
    );
    return next;
  });
  let newest = 40;
  const added = mockEndpoint(taxonomyApi.addValue, ({ params, body }) => {
    const attributeId = need(known.attributes, params.id).id;
    const next = { ...value(newest, attributeId, '', ''), ...body };
    newest += 1;
    setValues(attributeId, [...need(known.attributes, attributeId).values, next]);
    return next;
  });
  const ordered = mockEndpoint(taxonomyApi.orderValues, ({ params, body }) =>
    setValues(
      params.id ?? '',
      body.valueIds.map((one) => need(values(), one)),
      1,
    ),
  );
  mockEndpoint(taxonomyApi.previewMerge, ({ url }) => ({
    survivor: need(values(), url.searchParams.get('survivorId')),
    duplicate: need(values(), url.searchParams.get('duplicateId')),
    uses,
  }));
  const merged = mockEndpoint(taxonomyApi.mergeValues, ({ body }) => {
    const [to, from] = [need(values(), body.survivorId), need(values(), body.duplicateId)];
    const { nameEn, values: own } = need(known.attributes, from.attributeId);
    const option = (one: AttributeValue) => ({ id: one.id, label: one.nameEn });
    const merge: ValueMerge = {
      id: id(90),
      attribute: nameEn,
      from: option(from),
      to: option(to),
      records: 3,
      by: { id: asha().id, name: asha().name },
      at: new Date().toISOString(),
      undoneAt: null,
      undoUntil: '2999-01-01T00:00:00.000Z',
    };
    merges = [merge];
    setValues(
      from.attributeId,
      own.filter((one) => one !== from),
    );
    return merge;
  });
  mockEndpoint(taxonomyApi.undoMerge, () => {
    const merge = { ...need(merges, id(90)), undoneAt: new Date().toISOString() };
    merges = [merge];
    setValues(FABRIC.id, FABRIC.values);
    return { merge, restored: 3, leftAlone: 0 };
  });
  return { changeType, types, changed, added, ordered, merged };
}
