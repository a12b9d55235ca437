import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SenderMatch } from '@/lib/domain/post-states';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { newId } from '../../db/schema/columns';
import { whatsappPostPhotos, whatsappPosts, whatsappSenders } from '../../db/schema/whatsapp';

export type PostRow = typeof whatsappPosts.$inferInsert;
export type PhotoRow = typeof whatsappPostPhotos.$inferInsert;

const photosOf = sql`from ${whatsappPostPhotos} where ${whatsappPostPhotos.postId} = ${whatsappPosts.id}`;

/** As one value: a statement with a place for each of hundreds takes longer to build and read than to do. */
const isOneOf = (fingerprints: readonly string[]) =>
  sql`${whatsappPosts.fingerprint} = any(${sql.param([...fingerprints])}::text[])`;

/** Posts by what tells them apart, and whether one is open and came without its photos. */
export const findByFingerprints = (tx: Queryable, fingerprints: readonly string[]) =>
  tx
    .select({
      id: whatsappPosts.id,
      fingerprint: whatsappPosts.fingerprint,
      lacksPhotos: sql<boolean>`${whatsappPosts.state} = 'new'
        and (${whatsappPosts.omitted} > 0 or exists (select 1 ${photosOf}))
        and not exists (select 1 ${photosOf} and ${whatsappPostPhotos.photoId} is not null)`,
    })
    .from(whatsappPosts)
    .where(isOneOf(fingerprints));

/** Holds those of the posts that are in already until the transaction ends. Gives whether there are any. */
export const lockByFingerprints = async (tx: Queryable, fingerprints: readonly string[]): Promise<boolean> =>
  (
    await tx
      .select({ id: whatsappPosts.id })
      .from(whatsappPosts)
      .where(isOneOf(fingerprints))
      .orderBy(whatsappPosts.id)
      .for('update')
  ).length > 0;

/** Those who post under these names; who is not known yet is added. */
export async function addSenders(tx: Queryable, names: readonly string[]) {
  await tx
    .insert(whatsappSenders)
    .values(names.map((name) => ({ id: newId(), name })))
    .onConflictDoNothing({ target: whatsappSenders.name });
  return tx
    .select()
    .from(whatsappSenders)
    .where(inArray(whatsappSenders.name, [...names]));
}

/** Notes who a sender is, unless that was said meanwhile. */
export const setMatch = (tx: Queryable, id: string, match: { sellerId: string; matchedBy: SenderMatch }) =>
  tx
    .update(whatsappSenders)
    .set(match)
    .where(and(eq(whatsappSenders.id, id), isNull(whatsappSenders.matchedBy)));

/** Posts that have all of these photos, and perhaps others. */
export function findWithPhotos(tx: Queryable, photoIds: readonly string[]) {
  const whole = tx
    .select({ postId: whatsappPostPhotos.postId })
    .from(whatsappPostPhotos)
    .where(inArray(whatsappPostPhotos.photoId, [...photoIds]))
    .groupBy(whatsappPostPhotos.postId)
    .having(sql`count(distinct ${whatsappPostPhotos.photoId}) = ${photoIds.length}`);
  return tx
    .select({
      senderId: whatsappPosts.senderId,
      caption: whatsappPosts.caption,
      catalogId: sql<string | null>`coalesce(${whatsappPosts.catalogId}, ${whatsappPosts.duplicateOfId})`,
    })
    .from(whatsappPosts)
    .where(inArray(whatsappPosts.id, whole));
}

/** Gives a post that came without photos those of another import. */
export async function complete(
  tx: Queryable,
  id: string,
  { importId, omitted }: { importId: string; omitted: number },
  photos: readonly PhotoRow[],
): Promise<void> {
  await tx
    .update(whatsappPosts)
    .set({ importId, omitted, version: sql`${whatsappPosts.version} + 1` })
    .where(eq(whatsappPosts.id, id));
  await tx.delete(whatsappPostPhotos).where(eq(whatsappPostPhotos.postId, id));
  await insertMany(tx, whatsappPostPhotos, photos);
}

export async function insert(tx: Queryable, posts: readonly PostRow[], photos: readonly PhotoRow[]): Promise<void> {
  await insertMany(tx, whatsappPosts, posts);
  await insertMany(tx, whatsappPostPhotos, photos);
}
