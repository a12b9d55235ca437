import type { PostState } from './post-states';

/** A file of a post: a photo, or why it is none. */
export interface PostFile {
  name: string;
  photoId: string | null;
  problem: string | null;
}

/** What came of a post: its files in order, and how many the export was made without. */
export interface PostFiles {
  files: readonly PostFile[];
  omitted: number;
}

/** What happens to a post that is in when an export has more of it. */
type OnMore = 'complete' | 'tell' | 'leave';

/**
 * A post nobody decided about takes what it lacked, and so does one that was only taken for a duplicate; what one lacked
 * that was joined to another becomes a post. A catalog may be with buyers already: of it is told what it lacks.
 */
export function onMore(state: PostState, wasSettled: boolean): OnMore {
  if (state === 'made' || state === 'added') return 'tell';
  if (state === 'new' || state === 'new-rate' || state === 'joined') return 'complete';
  return state === 'duplicate' && !wasSettled ? 'complete' : 'leave';
}

/** An iPhone numbers the files of each export from its beginning; what follows the number stays. */
const lastingName = (name: string): string => name.replace(/^\d{8}-/, '');

/** Whether among these names of files is one that has no photo yet. Photos are not looked at, so that it costs little. */
export function namesMore(here: readonly string[], coming: readonly string[]): boolean {
  const left = here.map(lastingName);
  return coming.some((name) => {
    const index = left.indexOf(lastingName(name));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Whether none of these names of files is there: what comes may be another post. */
export const areOthers = (here: readonly string[], coming: readonly string[]): boolean =>
  coming.length > 0 && !coming.some((name) => here.map(lastingName).includes(lastingName(name)));

const photosOf = ({ files }: PostFiles) => files.flatMap(({ photoId }) => photoId ?? []);
const sizeOf = ({ files, omitted }: PostFiles) => files.length + omitted;

/**
 * Whether what comes is another post than the one it is taken for: posts of one minute with the same words are told apart
 * by their number, which depends on where the export begins, and two groups can have one each.
 */
export function isOtherPost(stored: PostFiles, coming: PostFiles): boolean {
  const has = new Set(photosOf(stored));
  const photos = photosOf(coming);
  return has.size > 0 && has.size === sizeOf(stored) && photos.length > 0 && !photos.some((id) => has.has(id));
}

/** Photos that come again and are not there yet, each once; in the order in which they come. */
export function missingIn(stored: PostFiles, coming: PostFiles): PostFile[] {
  const has = new Set(photosOf(stored));
  const fresh = coming.files.filter(({ photoId }) => photoId !== null && !has.has(photoId));
  return fresh.filter(({ photoId }, index) => fresh.findIndex((one) => one.photoId === photoId) === index);
}

/** Whether a file is told to be missing under the name that a photo has now: it belongs here, wherever else it is. */
export function isAwaited({ files }: PostFiles, { name }: PostFile): boolean {
  return files.some((one) => one.photoId === null && lastingName(one.name) === lastingName(name));
}

/**
 * A post with the photos it lacked, as the album has them; what was joined to it follows. A file that is told to be
 * missing is told so no more once everything of the post came.
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
