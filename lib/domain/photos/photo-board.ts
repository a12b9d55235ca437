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

/** How many photos a catalog has room for, and how many catalogs a board. */
interface BoardLimits {
  pictures: number;
  catalogs: number;
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

/** What was typed to catalogs that have no photo left once these go elsewhere, behind what the other one has. */
const captionWith = ({ catalogs }: PhotoBoard, ids: ReadonlySet<string>, key: string, caption: string): string => {
  const emptied = catalogs.filter((one) => one.key !== key && one.photos.every(({ id }) => ids.has(id)));
  return [caption, ...emptied.map((one) => one.caption)].filter(Boolean).join('\n');
};

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
    caption: captionWith(board, ids, target.key, target.caption),
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
  return { loose, catalogs: [...catalogs, { key, caption: captionWith(board, ids, key, ''), photos }] };
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

/** Whether there is room for everything as it lies. */
export const fits = ({ catalogs }: PhotoBoard, limits: BoardLimits): boolean =>
  catalogs.length <= limits.catalogs && catalogs.every(({ photos }) => photos.length <= limits.pictures);

/** Adds a catalog for each group, several for one that is too large; what finds no room stays loose. */
function withGroups<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  groups: readonly (readonly Photo[])[],
  limits: BoardLimits,
  newKey: () => string,
): PhotoBoard<Photo> {
  const parts = groups.flatMap((photos) =>
    Array.from({ length: Math.ceil(photos.length / limits.pictures) }, (_, part) =>
      photos.slice(part * limits.pictures, (part + 1) * limits.pictures),
    ),
  );
  const room = Math.max(0, limits.catalogs - catalogs.length);
  const made = parts.slice(0, room).map((photos) => ({ key: newKey(), caption: '', photos }));
  return { loose: [...loose, ...parts.slice(room).flat()], catalogs: [...catalogs, ...made] };
}

/** Puts the photos that are in no catalog into one for each time that so many minutes passed between two. */
export function byTimeGap<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  minutes: number,
  limits: BoardLimits,
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
  return withGroups({ loose: [], catalogs }, groups, limits, newKey);
}

/** Puts the photos that are in no catalog into one for each folder they lay in; those that came alone stay. */
export function byFolder<Photo extends BoardPhoto>(
  { loose, catalogs }: PhotoBoard<Photo>,
  limits: BoardLimits,
  newKey: () => string,
): PhotoBoard<Photo> {
  const folders = new Map<string, Photo[]>();
  for (const photo of loose) if (photo.folder) folders.set(photo.folder, [...(folders.get(photo.folder) ?? []), photo]);
  const inOrder = [...folders].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const byName = (photos: Photo[]) =>
    photos.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  const groups = inOrder.map(([, photos]) => byName(photos));
  return withGroups({ loose: loose.filter(({ folder }) => !folder), catalogs }, groups, limits, newKey);
}
