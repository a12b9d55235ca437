import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Attribute, ProductType, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { STARTING_ATTRIBUTES } from '@/lib/server/seed/attribute-data';
import { STARTING_PRODUCT_TYPES } from '@/lib/server/seed/product-type-data';

let made = 0;
const nextId = () => `0198b2a0-0000-7000-8500-${String((made += 1)).padStart(12, '0')}`;
const named = ([nameEn, nameHi]: readonly [string, string] | readonly string[]) => ({
  id: nextId(),
  nameEn: nameEn ?? '',
  nameHi: nameHi ?? '',
  active: true,
  version: 1,
});

const byKey = new Map<string, Attribute>();
for (const [key, { name, values, ...rest }] of Object.entries(STARTING_ATTRIBUTES)) {
  const attribute = named(name);
  byKey.set(key, {
    ...attribute,
    several: 'several' in rest,
    values: values.map((value) => ({ ...named(value), attributeId: attribute.id })),
  });
}
const idOf = (key: string) => byKey.get(key)?.id ?? '';

const productTypes = STARTING_PRODUCT_TYPES.map(
  ({ name, segment, hsnCode, required, optional, sizes = [], gstRates }): ProductType => ({
    ...named(name),
    segment,
    hsnCode,
    gstRates,
    attributes: [...required, ...optional].map((key) => ({
      attributeId: idOf(key),
      required: required.includes(key),
      valueIds: key === 'size' ? sizes.map((size) => valueId('size', size)) : [],
    })),
  }),
);

/** Product types and attributes of a new installation. */
export const STARTING_TAXONOMY: Taxonomy = { productTypes, attributes: [...byKey.values()] };

export const attributeId = idOf;

export function valueId(key: string, nameEn: string): string {
  const found = byKey.get(key)?.values.find((value) => value.nameEn === nameEn);
  if (!found) throw new Error(`No ${key} is called ${nameEn}.`);
  return found.id;
}

export const tag = (key: string, nameEn: string) => ({ attributeId: idOf(key), valueId: valueId(key, nameEn) });

export function typeId(nameEn: string): string {
  const found = STARTING_TAXONOMY.productTypes.find((type) => type.nameEn === nameEn);
  if (!found) throw new Error(`No product type is called ${nameEn}.`);
  return found.id;
}

/** One tag for each attribute that a product type requires: its first allowed value. */
export const requiredTags = (nameEn: string): CatalogDetail['tags'] =>
  (productTypes.find((type) => type.nameEn === nameEn)?.attributes ?? [])
    .filter(({ required }) => required)
    .map(({ attributeId: key, valueIds }) => ({
      attributeId: key,
      valueId: valueIds[0] ?? STARTING_TAXONOMY.attributes.find(({ id }) => id === key)?.values[0]?.id ?? '',
    }));
