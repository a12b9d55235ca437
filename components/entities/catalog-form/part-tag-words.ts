import type { CatalogImage, Tag } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

/** Name of each value. */
export const tagNames = ({ attributes }: Pick<Taxonomy, 'attributes'>): Map<string, string> =>
  new Map(attributes.flatMap(({ values }) => values.map(({ id, nameEn }) => [id, nameEn] as const)));

/** "photo 2", "photos 1, 3". */
export function placesText(imageIds: readonly string[], pictures: readonly Pick<CatalogImage, 'id'>[]): string {
  const places = pictures.flatMap(({ id }, index) => (imageIds.includes(id) ? [index + 1] : []));
  return `${places.length === 1 ? 'photo' : 'photos'} ${places.join(', ')}`;
}

/** Names of photo-specific tags that apply to this photo. */
export const namesOnPicture = (tags: readonly Tag[], pictureId: string, names: Map<string, string>): string[] =>
  tags.flatMap(({ valueId, imageIds }) => (imageIds?.includes(pictureId) ? [names.get(valueId) ?? '…'] : []));

/** Restricts one tag to these photos; an empty list applies it to the whole catalog again. */
export const onlyFor = (tags: readonly Tag[], wanted: string, imageIds: readonly string[]): Tag[] =>
  tags.map(({ imageIds: before, ...tag }) => {
    if (tag.valueId === wanted) return imageIds.length > 0 ? { ...tag, imageIds: [...imageIds].sort() } : tag;
    return before ? { ...tag, imageIds: before } : tag;
  });
