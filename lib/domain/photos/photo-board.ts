/** An uploaded photo that is not part of a catalog yet. */
export interface BoardPhoto {
  id: string;
  name: string;
  /** Last modification of the file, which for a camera is when the photo was taken. Milliseconds since 1970. */
  takenAt: number;
  /** Folder it came from; empty for a single file. */
  folder: string;
}

/** A catalog being composed; its first photo is its cover. */
export interface BoardCatalog<Photo extends BoardPhoto = BoardPhoto> {
  key: string;
  caption: string;
  photos: Photo[];
}

/** Photos grouped into catalogs, and loose ones. */
export interface PhotoBoard<Photo extends BoardPhoto = BoardPhoto> {
  loose: Photo[];
  catalogs: BoardCatalog<Photo>[];
}

/** Most photos per catalog, and most catalogs per board. */
interface BoardLimits {
  pictures: number;
  catalogs: number;
}

/** Destination of photos: a catalog by its key, or null for loose photos. */
export type Place = string | null;

export const photosOf = <Photo extends BoardPhoto>({ loose, catalogs }: PhotoBoard<Photo>): Photo[] => [
  ...loose,
  ...catalogs.flatMap(({ photos }) => photos),
];

/** The board without these photos; empty catalogs are dropped. */
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

/** Appends the captions of catalogs that lose their last photo to that of the receiving catalog. */
const captionWith = ({ catalogs }: PhotoBoard, ids: ReadonlySet<string>, key: string, caption: string): string => {
  const emptied = catalogs.filter((one) => one.key !== key && one.photos.every(({ id }) => ids.has(id)));
  return [caption, ...emptied.map((one) => one.caption)].filter(Boolean).join('\n');
};

/** Moves photos into a catalog or out of all catalogs: before a given photo, else to the end. */
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

/** Moves photos into a new catalog. */
export function newCatalog<Photo extends BoardPhoto>(
  board: PhotoBoard<Photo>,
  ids: ReadonlySet<string>,
  key: string,
): PhotoBoard<Photo> {
  const photos = chosenOf(board, ids);
  const { loose, catalogs } = without(board, ids);
  return { loose, catalogs: [...catalogs, { key, caption: captionWith(board, ids, key, ''), photos }] };
}

/** Moves a photo one position forwards or backwards among its neighbours. */
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

/** Whether everything fits within the limits. */
export const fits = ({ catalogs }: PhotoBoard, limits: BoardLimits): boolean =>
  catalogs.length <= limits.catalogs && catalogs.every(({ photos }) => photos.length <= limits.pictures);

/** Adds a catalog per group, several for a group that is too large; what does not fit stays loose. */
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

/** Groups loose photos into catalogs, starting a new one after each gap of this many minutes. */
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

/** Groups loose photos into one catalog per source folder; single files stay loose. */
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
