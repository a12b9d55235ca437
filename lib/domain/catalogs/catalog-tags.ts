/** Parts of the taxonomy that define which tags a catalog can have. */
export interface TagRules {
  productTypes: readonly {
    id: string;
    attributes: readonly { attributeId: string; required: boolean; valueIds: readonly string[] }[];
  }[];
  attributes: readonly {
    id: string;
    nameEn: string;
    several: boolean;
    values: readonly { id: string; nameEn: string; active: boolean }[];
  }[];
}

interface Tag {
  attributeId: string;
  valueId: string;
}

/** A tag, with the photos it applies to unless it covers the whole catalog. */
export interface PictureTag extends Tag {
  imageIds?: string[];
}

/** Tags that apply to a product type; none without a product type. */
export function applicableTags<One extends Tag>(
  productTypeId: string | null,
  tags: readonly One[],
  rules: TagRules,
): One[] {
  const applied = rules.productTypes.find(({ id }) => id === productTypeId)?.attributes ?? [];
  return tags.filter((tag) =>
    applied.some(
      ({ attributeId, valueIds }) =>
        attributeId === tag.attributeId && (valueIds.length === 0 || valueIds.includes(tag.valueId)),
    ),
  );
}

/** Adds a tag. For a single-value attribute it replaces the previous tag. */
export function withTag(tags: readonly Tag[], tag: Tag, rules: Pick<TagRules, 'attributes'>): Tag[] {
  const several = rules.attributes.find(({ id }) => id === tag.attributeId)?.several ?? true;
  const stays = (other: Tag) => (several ? other.valueId !== tag.valueId : other.attributeId !== tag.attributeId);
  return [...tags.filter(stays), tag];
}

interface Typed {
  productTypeId: string | null;
  tags: readonly Tag[];
}

/**
 * Problems with a catalog's tags, by index. Tags it already had may stay even if they were retired or no longer apply
 * to its product type; changing the product type removes the latter.
 */
export function tagProblems(
  { productTypeId, tags }: Typed,
  before: Typed,
  rules: TagRules,
): { index: number; message: string }[] {
  const fitting = new Set(applicableTags(productTypeId, tags, rules));
  const had = new Set(before.tags.map(({ valueId }) => valueId));
  const isSameType = productTypeId !== null && productTypeId === before.productTypeId;
  const seen = new Set<string>();
  return tags.flatMap((tag, index) => {
    const tell = (message: string) => [{ index, message }];
    const attribute = rules.attributes.find(({ id }) => id === tag.attributeId);
    const value = attribute?.values.find(({ id }) => id === tag.valueId);
    if (!attribute || !value) return tell('There is no such tag any more. Choose another.');
    const isTwice = !attribute.several && seen.has(attribute.id);
    seen.add(attribute.id);
    if (isTwice) return tell(`A catalog has one ${attribute.nameEn} only.`);
    if (!fitting.has(tag) && !(isSameType && had.has(value.id)))
      return tell(`${attribute.nameEn} ${value.nameEn} is not for this product type.`);
    if (!value.active && !had.has(value.id))
      return tell(`${attribute.nameEn} ${value.nameEn} is retired. Choose another.`);
    return [];
  });
}

/** Tags left after some photos are removed: a tag that applied only to those goes with them. */
export function tagsWithoutPictures<One extends PictureTag>(
  tags: readonly One[],
  goneIds: readonly string[],
): { left: One[]; gone: One[] } {
  const isGone = new Set(goneIds);
  const left: One[] = [];
  const gone: One[] = [];
  for (const tag of tags) {
    const imageIds = tag.imageIds?.filter((id) => !isGone.has(id));
    if (imageIds?.length === 0) gone.push(tag);
    else left.push(imageIds ? { ...tag, imageIds } : tag);
  }
  return { left, gone };
}

/** Photos of a tag merged from two; undefined, the whole catalog, when either covered it. */
export const imagesOfBoth = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): string[] | undefined => (one && other ? [...new Set([...one, ...other])].sort() : undefined);
