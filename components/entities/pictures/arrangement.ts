import type { CatalogImage } from '@/lib/contracts/catalogs/catalog-record';

/** Order and cover of a catalog's photos. */
export interface Arrangement {
  pictureIds: string[];
  coverId: string;
}

/** Photo data an arrangement needs. */
export type PictureSeen = Pick<CatalogImage, 'id' | 'isCover'> & { photo: Pick<CatalogImage['photo'], 'id'> };

export const arrangementOf = ({ pictures }: { pictures: readonly PictureSeen[] }): Arrangement => ({
  pictureIds: pictures.map(({ id }) => id),
  coverId: (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.id ?? '',
});

/** Moves a photo to another one's place; that one and those behind it shift. */
export function movedTo({ pictureIds, coverId }: Arrangement, id: string, place: number): Arrangement {
  const others = pictureIds.filter((one) => one !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return { coverId, pictureIds: [...others.slice(0, at), id, ...others.slice(at)] };
}

/**
 * Removes a photo; if it was the cover, the first remaining one becomes the cover. The last photo cannot be removed.
 */
export function without({ pictureIds, coverId }: Arrangement, id: string): Arrangement {
  const left = pictureIds.filter((one) => one !== id);
  const [first] = left;
  if (first === undefined) return { pictureIds, coverId };
  return { pictureIds: left, coverId: coverId === id ? first : coverId };
}

export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean =>
  one.coverId === other.coverId && one.pictureIds.join() === other.pictureIds.join();

/**
 * Rebases an arrangement onto the current photos: new ones go to the end, deleted ones are dropped, and order and cover
 * that the user did not change follow the catalog. A removed photo returns if it was replaced meanwhile, because the
 * user has not seen the new one.
 */
export function rebased(wish: Arrangement, before: readonly PictureSeen[], now: readonly PictureSeen[]) {
  const [began, current] = [arrangementOf({ pictures: before }), arrangementOf({ pictures: now })];
  const photos = new Map(before.map(({ id, photo }) => [id, photo.id]));
  const wanted = new Set(wish.pictureIds);
  const added = now.filter(({ id }) => !photos.has(id)).map(({ id }) => id);
  const back = now
    .filter(({ id, photo }) => photos.has(id) && !wanted.has(id) && photos.get(id) !== photo.id)
    .map(({ id }) => id);
  const isOrdered = began.pictureIds.filter((id) => wanted.has(id)).join() !== wish.pictureIds.join();
  const own = isOrdered
    ? wish.pictureIds.filter((id) => current.pictureIds.includes(id))
    : current.pictureIds.filter((id) => wanted.has(id));
  const pictureIds = [...own, ...added, ...back];
  const covers = [wish.coverId === began.coverId ? current.coverId : wish.coverId, current.coverId];
  const coverId = covers.find((id) => pictureIds.includes(id)) ?? pictureIds[0];
  const gone = before.filter(({ id }) => wanted.has(id) && !current.pictureIds.includes(id)).length;
  return {
    arrangement: coverId === undefined ? current : { pictureIds, coverId },
    added: added.length,
    gone,
    back: back.length,
  };
}
