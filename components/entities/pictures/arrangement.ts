import type { CatalogImage } from '@/lib/contracts/catalogs/catalog-record';

/** The pictures of a catalog in order, and which of them is the cover. */
export interface Arrangement {
  pictureIds: string[];
  coverId: string;
}

/** What an arrangement has to know of a picture. */
export type PictureSeen = Pick<CatalogImage, 'id' | 'isCover'> & { photo: Pick<CatalogImage['photo'], 'id'> };

export const arrangementOf = ({ pictures }: { pictures: readonly PictureSeen[] }): Arrangement => ({
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

/**
 * An arrangement that was begun on the pictures as they were before, as one of the pictures of now: what was added is
 * at the end, what is gone is out of it, and where the person changed nothing, the others' order and cover are kept. A
 * picture that was left out comes back when it has another photo now, which the person has not seen.
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
