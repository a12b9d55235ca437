import type { CatalogForm, Tag } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags } from '@/lib/domain/catalogs/catalog-tags';
import { FIXED_LETTERS, keyLetters } from './key-letters';
import type { Choice } from './tag-keys';

/** The product type field. */
export const PRODUCT_TYPE = 'productTypeId';

export type Tagging = Pick<CatalogForm, 'productTypeId' | 'tags'>;

/**
 * Selectable fields of a catalog: product type, then the attributes it requires, then the rest.
 * @param taken letters that no field may use.
 */
export function choicesOf(
  { productTypeId, tags }: Tagging,
  { productTypes, attributes }: Taxonomy,
  taken: readonly string[] = [],
): Choice[] {
  const type = productTypes.find(({ id }) => id === productTypeId);
  const isOffered = (one: { id: string; active: boolean }, chosen: readonly string[]) =>
    one.active || chosen.includes(one.id);
  const chosenIds = tags.map(({ valueId }) => valueId);
  const applied = attributes.flatMap((attribute) => {
    const rule = type?.attributes.find(({ attributeId }) => attributeId === attribute.id);
    if (
      !rule ||
      !isOffered(
        attribute,
        tags.map((tag) => tag.attributeId),
      )
    )
      return [];
    const isAllowed = (id: string) => rule.valueIds.length === 0 || rule.valueIds.includes(id);
    const options = attribute.values.filter((value) => isAllowed(value.id) && isOffered(value, chosenIds));
    const { id, nameEn: label, several } = attribute;
    return [{ id, label, several, required: rule.required, options, isAskable: true }];
  });
  const inOrder = [...applied.filter(({ required }) => required), ...applied.filter(({ required }) => !required)];
  const letters = keyLetters(
    inOrder.map(({ id, label }) => ({ id, nameEn: label })),
    taken,
  );
  return [
    {
      id: PRODUCT_TYPE,
      label: 'Product type',
      letter: FIXED_LETTERS.productType,
      several: false,
      required: true,
      options: productTypes.filter((one) => isOffered(one, [productTypeId ?? ''])),
    },
    ...inOrder.map((one) => ({ ...one, letter: letters.get(one.id) })),
  ];
}

/** Sorts tags into the order forms use, so that equal tags compare as equal. */
export const inTagOrder = (tags: readonly Tag[]): Tag[] =>
  [...tags].sort((one, other) => one.valueId.localeCompare(other.valueId));

/** Selected values of a field. */
export const chosenOf = ({ productTypeId, tags }: Tagging, field: string): string[] =>
  field === PRODUCT_TYPE
    ? [productTypeId ?? []].flat()
    : tags.filter(({ attributeId }) => attributeId === field).map(({ valueId }) => valueId);

/** Selects a value: it replaces the previous one or is added; a selected value is removed. */
export function pick(
  now: Tagging,
  choice: Pick<Choice, 'id' | 'several'>,
  valueId: string,
  taxonomy: Taxonomy,
): Tagging {
  if (choice.id === PRODUCT_TYPE)
    return { productTypeId: valueId, tags: inTagOrder(applicableTags(valueId, now.tags, taxonomy)) };
  const isThere = now.tags.some((tag) => tag.valueId === valueId);
  const others = now.tags.filter((tag) => (choice.several ? tag.valueId !== valueId : tag.attributeId !== choice.id));
  const added = isThere ? [] : [{ attributeId: choice.id, valueId }];
  return { ...now, tags: inTagOrder([...others, ...added]) };
}

/** Removes all values of a field. */
export const cleared = (now: Tagging, field: string): Tagging =>
  field === PRODUCT_TYPE
    ? { productTypeId: null, tags: [] }
    : { ...now, tags: now.tags.filter(({ attributeId }) => attributeId !== field) };
