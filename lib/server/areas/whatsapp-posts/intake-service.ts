import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { matchSeller } from '../sellers/match-service';
import * as repository from './intake-repository';

export interface NewPost {
  senderId: string;
  at: Date;
  caption: string;
  fingerprint: string;
  omitted: number;
  photos: readonly { name: string; photoId: string | null; problem: string | null }[];
}

export interface KnownPost {
  id: string;
  /** It came without its photos and nobody decided about it yet: an export with them completes it. */
  lacksPhotos: boolean;
}

const AT_ONCE = 1000;

/** Which of these posts are in already. */
export async function findKnown(tx: Queryable, fingerprints: readonly string[]): Promise<Map<string, KnownPost>> {
  const known = new Map<string, KnownPost>();
  for (let start = 0; start < fingerprints.length; start += AT_ONCE) {
    const rows = await repository.findByFingerprints(tx, fingerprints.slice(start, start + AT_ONCE));
    for (const { fingerprint, ...post } of rows) known.set(fingerprint, post);
  }
  return known;
}

/** The ids of those who post under these names. Whose seller nobody knows yet is looked for again. */
export async function findSenders(tx: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const found = await repository.addSenders(tx, names);
  for (const { id, name, matchedBy } of found) {
    const match = matchedBy === null ? await matchSeller(tx, name) : undefined;
    if (match) await repository.setMatch(tx, id, { sellerId: match.sellerId, matchedBy: match.by });
  }
  return new Map(found.map(({ id, name }) => [name, id]));
}

interface Duplicate {
  state: 'duplicate';
  duplicateOfId: string | null;
}

const photoIdsOf = ({ photos }: NewPost) => [...new Set(photos.flatMap(({ photoId }) => photoId ?? []))];

/**
 * Whether all photos of a post came with another one already: `known` when its sender wrote the same there, because an
 * export may begin or end within an album; a duplicate when it was said otherwise or by somebody else, of the catalog
 * that the other one became.
 */
async function judgeRepeat(
  tx: Queryable,
  post: NewPost,
  justAdded: readonly NewPost[],
): Promise<'known' | Duplicate | undefined> {
  const ids = photoIdsOf(post);
  if (ids.length === 0) return undefined;
  const beside = justAdded.filter((one) => ids.every((id) => photoIdsOf(one).includes(id)));
  const found = await repository.findWithPhotos(tx, ids);
  const earlier = [...found, ...beside];
  if (earlier.some(({ senderId, caption }) => senderId === post.senderId && caption === post.caption)) return 'known';
  const duplicateOfId = found.find(({ catalogId }) => catalogId !== null)?.catalogId ?? null;
  return earlier.length > 0 ? { state: 'duplicate', duplicateOfId } : undefined;
}

const photoRows = (postId: string, { photos }: NewPost) =>
  photos.map((photo, position) => ({ postId, position, ...photo }));

/** Brings posts in, as a part of the caller's transaction. Gives how many brought something new. */
export async function addPosts(tx: Queryable, importId: string, posts: readonly NewPost[]): Promise<number> {
  const fingerprints = posts.map(({ fingerprint }) => fingerprint);
  const areKnown = await repository.lockByFingerprints(tx, fingerprints);
  const known = areKnown ? await findKnown(tx, fingerprints) : new Map<string, KnownPost>();
  const createdAt = clock.now();
  const added: repository.PostRow[] = [];
  const addedPhotos: repository.PhotoRow[] = [];
  const justAdded: NewPost[] = [];
  let completed = 0;
  for (const post of posts) {
    const earlier = known.get(post.fingerprint);
    if (earlier?.lacksPhotos && photoIdsOf(post).length > 0) {
      await repository.complete(tx, earlier.id, { importId, omitted: post.omitted }, photoRows(earlier.id, post));
      completed += 1;
    }
    const repeat = earlier ? 'known' : await judgeRepeat(tx, post, justAdded);
    if (repeat === 'known') continue;
    const { photos, ...fields } = post;
    const id = newId();
    const judged = repeat ?? { state: 'new' as const, duplicateOfId: null };
    added.push({ id, importId, ...fields, ...judged, createdAt, version: 1 });
    addedPhotos.push(...photoRows(id, post));
    if (photos.length > 0) justAdded.push(post);
  }
  await repository.insert(tx, added, addedPhotos);
  return added.length + completed;
}
