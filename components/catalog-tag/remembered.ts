import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags } from '@/lib/domain/catalogs/catalog-tags';
import { inTagOrder } from '@/components/entities/catalog-form/choices';

/** Values that catalogs of one seller often share. */
export type Kept = Pick<
  CatalogForm,
  'productTypeId' | 'tags' | 'isSet' | 'pieces' | 'sizes' | 'minimumOrder' | 'dispatchDays'
>;

/** Values this user finished last, overall and per seller. */
export interface Remembered {
  last: Kept | null;
  /** The most recent seller comes last. */
  bySeller: [sellerId: string, kept: Kept][];
}

export const NOTHING_REMEMBERED: Remembered = { last: null, bySeller: [] };

const MOST_SELLERS = 50;

export const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  'last' in value &&
  'bySeller' in value &&
  Array.isArray(value.bySeller);

export const keptOf = (values: CatalogForm): Kept => ({
  productTypeId: values.productTypeId,
  // Photo-specific tags apply to this catalog alone, so their photo ids are dropped.
  tags: values.tags.map(({ attributeId, valueId }) => ({ attributeId, valueId })),
  isSet: values.isSet,
  pieces: values.pieces,
  sizes: values.sizes,
  minimumOrder: values.minimumOrder,
  dispatchDays: values.dispatchDays,
});

/** Adds a catalog that was just finished. */
export function remember({ bySeller }: Remembered, sellerId: string, values: CatalogForm): Remembered {
  const kept = keptOf(values);
  const others = bySeller.filter(([id]) => id !== sellerId);
  return { last: kept, bySeller: [...others, [sellerId, kept] as [string, Kept]].slice(-MOST_SELLERS) };
}

/** The part the taxonomy still knows; null when nothing is left. */
export function stillValid(kept: Kept | null | undefined, taxonomy: Taxonomy): Kept | null {
  const type = taxonomy.productTypes.find(({ id, active }) => active && id === kept?.productTypeId);
  if (!kept || !type) return null;
  const active = new Set(
    taxonomy.attributes.flatMap(({ values }) => values.filter((value) => value.active).map(({ id }) => id)),
  );
  const tags = applicableTags(type.id, kept.tags, taxonomy).filter(({ valueId }) => active.has(valueId));
  return { ...kept, tags: inTagOrder(tags) };
}

export const ofSeller = ({ bySeller }: Remembered, sellerId: string): Kept | undefined =>
  bySeller.find(([id]) => id === sellerId)?.[1];

/** Replaces product type and tags with those of the last catalog. */
export const copyTags = (values: CatalogForm, { productTypeId, tags }: Kept): CatalogForm => ({
  ...values,
  productTypeId,
  tags,
});

/** Fills empty fields with the remembered values of a seller. */
export function fillIn(values: CatalogForm, kept: Kept, taxonomy: Taxonomy): CatalogForm {
  const productTypeId = values.productTypeId ?? kept.productTypeId;
  const has = new Set(values.tags.map(({ attributeId }) => attributeId));
  const added = kept.tags.filter(({ attributeId }) => !has.has(attributeId));
  return {
    ...values,
    productTypeId,
    tags: inTagOrder(applicableTags(productTypeId, [...values.tags, ...added], taxonomy)),
    isSet: values.isSet || kept.isSet,
    pieces: values.pieces ?? kept.pieces,
    sizes: values.sizes.length > 0 ? values.sizes : kept.sizes,
    minimumOrder: values.minimumOrder ?? kept.minimumOrder,
    dispatchDays: values.dispatchDays ?? kept.dispatchDays,
  };
}
