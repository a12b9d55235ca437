import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { newId } from '../../db/schema/columns';
import { whatsappPostPhotos, whatsappPosts, whatsappSenders } from '../../db/schema/whatsapp';
import { matchSeller } from '../sellers/match-service';

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

const photosOf = sql`from ${whatsappPostPhotos} where ${whatsappPostPhotos.postId} = ${whatsappPosts.id}`;

async function findKnown(tx: Queryable, fingerprints: readonly string[]): Promise<Map<string, KnownPost>> {
  const rows = await tx
    .select({
      id: whatsappPosts.id,
      fingerprint: whatsappPosts.fingerprint,
      lacksPhotos: sql<boolean>`${whatsappPosts.state} = 'new'
        and (${whatsappPosts.omitted} > 0 or exists (select 1 ${photosOf}))
        and not exists (select 1 ${photosOf} and ${whatsappPostPhotos.photoId} is not null)`,
    })
    .from(whatsappPosts)
    .where(inArray(whatsappPosts.fingerprint, [...fingerprints]));
  return new Map(rows.map(({ fingerprint, ...known }) => [fingerprint, known]));
}

/** Which of these posts are in already. */
export async function findOpenPosts(tx: Queryable, fingerprints: readonly string[]): Promise<Map<string, KnownPost>> {
  const known = new Map<string, KnownPost>();
  for (let start = 0; start < fingerprints.length; start += AT_ONCE)
    for (const [key, post] of await findKnown(tx, fingerprints.slice(start, start + AT_ONCE))) known.set(key, post);
  return known;
}

/** The ids of those who post under these names. Whose seller nobody knows yet is looked for again. */
export async function findSenders(tx: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const rows = names.map((name) => ({ id: newId(), name }));
  await tx.insert(whatsappSenders).values(rows).onConflictDoNothing({ target: whatsappSenders.name });
  const found = await tx
    .select()
    .from(whatsappSenders)
    .where(inArray(whatsappSenders.name, [...names]));
  for (const { id, name, matchedBy } of found) {
    const match = matchedBy === null ? await matchSeller(tx, name) : undefined;
    if (match)
      await tx
        .update(whatsappSenders)
        .set({ sellerId: match.sellerId, matchedBy: match.by })
        .where(and(eq(whatsappSenders.id, id), isNull(whatsappSenders.matchedBy)));
  }
  return new Map(found.map(({ id, name }) => [name, id]));
}

const photoIdsOf = ({ photos }: NewPost) => [...new Set(photos.flatMap(({ photoId }) => photoId ?? []))];

/**
 * Whether all photos of a post came with another one already: `known` when its sender wrote the same there, because an
 * export may begin or end within an album; `duplicate` when it was said otherwise or by somebody else.
 */
async function judgeRepeat(tx: Queryable, post: NewPost): Promise<'known' | 'duplicate' | undefined> {
  const ids = photoIdsOf(post);
  if (ids.length === 0) return undefined;
  const whole = tx
    .select({ postId: whatsappPostPhotos.postId })
    .from(whatsappPostPhotos)
    .where(inArray(whatsappPostPhotos.photoId, ids))
    .groupBy(whatsappPostPhotos.postId)
    .having(sql`count(distinct ${whatsappPostPhotos.photoId}) = ${ids.length}`);
  const earlier = await tx
    .select({ senderId: whatsappPosts.senderId, caption: whatsappPosts.caption })
    .from(whatsappPosts)
    .where(inArray(whatsappPosts.id, whole));
  if (earlier.some(({ senderId, caption }) => senderId === post.senderId && caption === post.caption)) return 'known';
  return earlier.length > 0 ? 'duplicate' : undefined;
}

const photoRows = (postId: string, { photos }: NewPost) =>
  photos.map((photo, position) => ({ postId, position, ...photo }));

async function complete(tx: Queryable, { id }: KnownPost, importId: string, post: NewPost): Promise<void> {
  await tx
    .update(whatsappPosts)
    .set({ importId, omitted: post.omitted, version: sql`${whatsappPosts.version} + 1` })
    .where(eq(whatsappPosts.id, id));
  await tx.delete(whatsappPostPhotos).where(eq(whatsappPostPhotos.postId, id));
  await insertMany(tx, whatsappPostPhotos, photoRows(id, post));
}

/** Brings posts in, as a part of the caller's transaction. Gives how many brought something new. */
export async function addPosts(tx: Queryable, importId: string, posts: readonly NewPost[]): Promise<number> {
  const fingerprints = posts.map(({ fingerprint }) => fingerprint);
  await tx
    .select({ id: whatsappPosts.id })
    .from(whatsappPosts)
    .where(inArray(whatsappPosts.fingerprint, fingerprints))
    .orderBy(whatsappPosts.id)
    .for('update');
  const known = await findKnown(tx, fingerprints);
  const createdAt = clock.now();
  const added: (typeof whatsappPosts.$inferInsert)[] = [];
  const photos: (typeof whatsappPostPhotos.$inferInsert)[] = [];
  let completed = 0;
  for (const post of posts) {
    const earlier = known.get(post.fingerprint);
    if (earlier?.lacksPhotos && photoIdsOf(post).length > 0) {
      await complete(tx, earlier, importId, post);
      completed += 1;
    }
    const repeat = earlier ? 'known' : await judgeRepeat(tx, post);
    if (repeat === 'known') continue;
    const { photos: own, ...fields } = post;
    const row = { id: newId(), importId, ...fields, state: repeat ?? ('new' as const), createdAt, version: 1 };
    added.push(row);
    photos.push(...photoRows(row.id, post));
  }
  await insertMany(tx, whatsappPosts, added);
  await insertMany(tx, whatsappPostPhotos, photos);
  return added.length + completed;
}
