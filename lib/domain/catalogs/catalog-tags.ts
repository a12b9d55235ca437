/** What of the taxonomy says which tags a catalog can have. */
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

/** A tag, and the pictures it is about where that is not the whole catalog. */
export interface PictureTag extends Tag {
  imageIds?: string[];
}

/** The tags that make sense for a product type; none where there is no product type. */
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

/** The tags with one more. Of an attribute that has one value only, it takes the other one's place. */
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
 * What is wrong with the tags of a catalog, by their place in the list. What it had before may stay though it was
 * retired meanwhile, or its product type has no use for it any more; another product type takes the latter away.
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

/** The tags of a catalog once some of its pictures are gone: a tag that was about those only goes with them. */
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

/** The pictures a tag is about when two tags become one; undefined, the whole catalog, as soon as one of them was. */
export const imagesOfBoth = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): string[] | undefined => (one && other ? [...new Set([...one, ...other])].sort() : undefined);
