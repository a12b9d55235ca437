import type { CatalogDetail } from '@/lib/contracts/catalog-record';

/** The pictures of a catalog in order, and which of them is the cover. */
export interface Arrangement {
  pictureIds: string[];
  coverId: string;
}

export const arrangementOf = ({ pictures }: Pick<CatalogDetail, 'pictures'>): Arrangement => ({
  pictureIds: pictures.map(({ id }) => id),
  coverId: (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.id ?? '',
});

/** With a picture put where another is; that one and those behind it move on. */
export function movedTo({ pictureIds, coverId }: Arrangement, id: string, place: number): Arrangement {
  const others = pictureIds.filter((one) => one !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return { coverId, pictureIds: [...others.slice(0, at), id, ...others.slice(at)] };
}

/** Without a picture; when it was the cover, the first that is left is. The last one stays. */
export function without({ pictureIds, coverId }: Arrangement, id: string): Arrangement {
  const left = pictureIds.filter((one) => one !== id);
  const [first] = left;
  if (first === undefined) return { pictureIds, coverId };
  return { pictureIds: left, coverId: coverId === id ? first : coverId };
}

export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean =>
  one.coverId === other.coverId && one.pictureIds.join() === other.pictureIds.join();
