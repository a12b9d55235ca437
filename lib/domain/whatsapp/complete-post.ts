import type { PostState } from './post-states';

/** A file of a post: a photo, or the reason it is not one. */
export interface PostFile {
  name: string;
  photoId: string | null;
  problem: string | null;
}

/** Files of a post in order, and the number the export was made without. */
export interface PostFiles {
  files: readonly PostFile[];
  omitted: number;
}

/** What to do with an existing post when an export has more of it. */
type OnMore = 'complete' | 'tell' | 'leave';

/**
 * An undecided post gets what it lacked, as does a post only presumed a duplicate; for a post joined to another, the
 * missing part becomes a new post. A catalog may already be visible to buyers, so its missing photos are only reported.
 */
export function onMore(state: PostState, wasSettled: boolean): OnMore {
  if (state === 'made' || state === 'added') return 'tell';
  if (state === 'new' || state === 'new-rate' || state === 'joined') return 'complete';
  return state === 'duplicate' && !wasSettled ? 'complete' : 'leave';
}

/** An iPhone numbers the files of each export from its start; the part after the number is stable. */
const lastingName = (name: string): string => name.replace(/^\d{8}-/, '');

/** Whether one of these file names has no photo yet. Does not look at photos, so it is cheap. */
export function namesMore(here: readonly string[], coming: readonly string[]): boolean {
  const left = here.map(lastingName);
  return coming.some((name) => {
    const index = left.indexOf(lastingName(name));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Whether none of these file names exists: the incoming post may be a different one. */
export const areOthers = (here: readonly string[], coming: readonly string[]): boolean =>
  coming.length > 0 && !coming.some((name) => here.map(lastingName).includes(lastingName(name)));

const photosOf = ({ files }: PostFiles) => files.flatMap(({ photoId }) => photoId ?? []);
const sizeOf = ({ files, omitted }: PostFiles) => files.length + omitted;

/**
 * Whether an incoming post differs from the one it was matched to. Posts in the same minute with the same words differ
 * only in a number that depends on where the export starts, and two groups can each contain one.
 */
export function isOtherPost(stored: PostFiles, coming: PostFiles): boolean {
  const has = new Set(photosOf(stored));
  const photos = photosOf(coming);
  return has.size > 0 && has.size === sizeOf(stored) && photos.length > 0 && !photos.some((id) => has.has(id));
}

/** Repeated photos that are still missing, each once; in incoming order. */
export function missingIn(stored: PostFiles, coming: PostFiles): PostFile[] {
  const has = new Set(photosOf(stored));
  const fresh = coming.files.filter(({ photoId }) => photoId !== null && !has.has(photoId));
  return fresh.filter(({ photoId }, index) => fresh.findIndex((one) => one.photoId === photoId) === index);
}

/** Whether a file was reported missing under the name that a photo has now: it belongs here, wherever else it is. */
export function isAwaited({ files }: PostFiles, { name }: PostFile): boolean {
  return files.some((one) => one.photoId === null && lastingName(one.name) === lastingName(name));
}

/**
 * A post with its missing photos added in album order, followed by what was joined to it. A file is no longer reported
 * missing once the post is complete.
 */
export function completed(stored: PostFiles, coming: PostFiles, lacking: readonly PostFile[]): PostFiles {
  const left = [...stored.files];
  const take = (isMeant: (one: PostFile) => boolean): PostFile | undefined => {
    const index = left.findIndex(isMeant);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const placed = coming.files.flatMap((file) => {
    const isNamed = ({ name }: PostFile) => lastingName(name) === lastingName(file.name);
    const own = take(({ photoId }) => photoId !== null && photoId === file.photoId);
    if (own) return own;
    if (!lacking.includes(file)) return take(isNamed) ?? (file.photoId === null ? file : []);
    take((one) => one.photoId === null && isNamed(one));
    return file;
  });
  const isWhole = sizeOf(coming) >= sizeOf(stored);
  return {
    files: [...placed, ...left.filter(({ photoId }) => photoId !== null || !isWhole)],
    omitted: isWhole ? coming.omitted : Math.max(0, stored.omitted - lacking.length),
  };
}
