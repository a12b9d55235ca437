/** A photo that was brought in and waits to become part of a catalog. */
export interface BoardPhoto {
  id: string;
  name: string;
  /** When the file was last changed: with a camera, when the photo was taken. Milliseconds since 1970. */
  takenAt: number;
  /** Where it lay; empty when it came alone. */
  folder: string;
}

/** A catalog as it is put together; its first photo is its cover. */
export interface BoardCatalog<Photo extends BoardPhoto = BoardPhoto> {
  key: string;
  caption: string;
  photos: Photo[];
}

/** Photos arranged to catalogs, and those that are in none yet. */
export interface PhotoBoard<Photo extends BoardPhoto = BoardPhoto> {
  loose: Photo[];
  catalogs: BoardCatalog<Photo>[];
}

/** Where photos can be put: a catalog by its key, or beside all of them. */
export type Place = string | null;

export const photosOf = <Photo extends BoardPhoto>({ loose, catalogs }: PhotoBoard<Photo>): Photo[] => [
  ...loose,
  ...catalogs.flatMap(({ photos }) => photos),
];

/** The same without these photos; a catalog that has none left is gone. */
export function without<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  ids: ReadonlySet<string>,
): PhotoBoard<Photo> {
  const stays = ({ id }: Photo) => !ids.has(id);
  return {
    loose: loose.filter(stays),
    catalogs: catalogs
      .map((catalog) => ({ ...catalog, photos: catalog.photos.filter(stays) }))
      .filter(({ photos }) => photos.length > 0),
  };
}

const chosenOf = <Photo extends BoardPhoto>(board: PhotoBoard<Photo>, ids: ReadonlySet<string>) =>
  photosOf(board).filter(({ id }) => ids.has(id));

function inserted<Photo extends BoardPhoto>(photos: readonly Photo[], more: readonly Photo[], before?: string) {
  const at = before === undefined ? -1 : photos.findIndex(({ id }) => id === before);
  return at < 0 ? [...photos, ...more] : [...photos.slice(0, at), ...more, ...photos.slice(at)];
}

/** Puts photos into a catalog or beside all of them: before one that is there, else at the end. */
export function moveTo<Photo extends BoardPhoto>(
  board: PhotoBoard<Photo>,
  ids: ReadonlySet<string>,
  { place, before }: { place: Place; before?: string },
): PhotoBoard<Photo> {
  if (before !== undefined && ids.has(before)) return board;
  const chosen = chosenOf(board, ids);
  const { loose, catalogs } = without(board, ids);
  if (place === null) return { loose: inserted(loose, chosen, before), catalogs };
  const target = board.catalogs.find(({ key }) => key === place);
  if (!target) return board;
  const now = {
    ...target,
    photos: inserted(
      target.photos.filter(({ id }) => !ids.has(id)),
      chosen,
      before,
    ),
  };
  const isThere = catalogs.some(({ key }) => key === place);
  return { loose, catalogs: isThere ? catalogs.map((one) => (one.key === place ? now : one)) : [...catalogs, now] };
}

/** Puts photos into a new catalog. */
export function newCatalog<Photo extends BoardPhoto>(
  board: PhotoBoard<Photo>,
  ids: ReadonlySet<string>,
  key: string,
): PhotoBoard<Photo> {
  const photos = chosenOf(board, ids);
  const { loose, catalogs } = without(board, ids);
  return { loose, catalogs: [...catalogs, { key, caption: '', photos }] };
}

/** Brings a photo one place on or back among those beside it. */
export function shift<Photo extends BoardPhoto>(board: PhotoBoard<Photo>, id: string, by: 1 | -1): PhotoBoard<Photo> {
  const shifted = (photos: Photo[]): Photo[] => {
    const from = photos.findIndex((photo) => photo.id === id);
    const [photo, other] = [photos[from], photos[from + by]];
    if (!photo || !other) return photos;
    return photos.map((one) => (one === photo ? other : one === other ? photo : one));
  };
  return {
    loose: shifted(board.loose),
    catalogs: board.catalogs.map((catalog) => ({ ...catalog, photos: shifted(catalog.photos) })),
  };
}

/** Puts the photos that are in no catalog into one for each time that so many minutes passed between two. */
export function byTimeGap<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  minutes: number,
  newKey: () => string,
): PhotoBoard<Photo> {
  const inTime = [...loose].sort(
    (a, b) => a.takenAt - b.takenAt || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
  const groups: Photo[][] = [];
  for (const photo of inTime) {
    const last = groups.at(-1)?.at(-1);
    if (last && photo.takenAt - last.takenAt <= minutes * 60_000) groups.at(-1)?.push(photo);
    else groups.push([photo]);
  }
  return { loose: [], catalogs: [...catalogs, ...groups.map((photos) => ({ key: newKey(), caption: '', photos }))] };
}

/** Puts the photos that are in no catalog into one for each folder they lay in; those that came alone stay. */
export function byFolder<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  newKey: () => string,
): PhotoBoard<Photo> {
  const folders = new Map<string, Photo[]>();
  for (const photo of loose) if (photo.folder) folders.set(photo.folder, [...(folders.get(photo.folder) ?? []), photo]);
  const inOrder = [...folders].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const byName = (photos: Photo[]) =>
    photos.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return {
    loose: loose.filter(({ folder }) => !folder),
    catalogs: [...catalogs, ...inOrder.map(([, photos]) => ({ key: newKey(), caption: '', photos: byName(photos) }))],
  };
}
