import type { CatalogImage, Tag } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

/** What each value is called. */
export const tagNames = ({ attributes }: Pick<Taxonomy, 'attributes'>): Map<string, string> =>
  new Map(attributes.flatMap(({ values }) => values.map(({ id, nameEn }) => [id, nameEn] as const)));

/** "image 2", "images 1, 3"; nothing where none of them is in the catalog any more. */
export function placesText(imageIds: readonly string[], pictures: readonly Pick<CatalogImage, 'id'>[]): string {
  const places = pictures.flatMap(({ id }, index) => (imageIds.includes(id) ? [index + 1] : []));
  return `${places.length === 1 ? 'photo' : 'photos'} ${places.join(', ')}`;
}

/** Names of the tags that are about this picture and some others at most. */
export const namesOnPicture = (tags: readonly Tag[], pictureId: string, names: Map<string, string>): string[] =>
  tags.flatMap(({ valueId, imageIds }) => (imageIds?.includes(pictureId) ? [names.get(valueId) ?? '…'] : []));

/** The tags with one of them about these pictures only; about the whole catalog again where none are named. */
export const onlyFor = (tags: readonly Tag[], wanted: string, imageIds: readonly string[]): Tag[] =>
  tags.map(({ imageIds: before, ...tag }) => {
    if (tag.valueId === wanted) return imageIds.length > 0 ? { ...tag, imageIds: [...imageIds].sort() } : tag;
    return before ? { ...tag, imageIds: before } : tag;
  });
