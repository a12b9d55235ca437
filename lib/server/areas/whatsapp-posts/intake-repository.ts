import { and, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OpenRates } from '@/lib/domain/whatsapp/new-rate';
import type { SenderMatch } from '@/lib/domain/whatsapp/post-states';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { newId } from '../../db/schema/columns';
import { whatsappPostPhotos, whatsappPosts, whatsappSenders } from '../../db/schema/whatsapp';
import type { Stepped } from '../../db/stepped';

export type PostRow = typeof whatsappPosts.$inferInsert;
export type PhotoRow = typeof whatsappPostPhotos.$inferInsert;

/** Passed as one value: a statement with hundreds of parameters takes longer to build and parse than to run. */
const isOneOf = (fingerprints: readonly string[]) =>
  sql`${whatsappPosts.fingerprint} = any(${sql.param([...fingerprints])}::text[])`;

const photoNames = sql`select ${whatsappPostPhotos.name} from ${whatsappPostPhotos}
  where ${whatsappPostPhotos.postId} = ${whatsappPosts.id} and ${whatsappPostPhotos.photoId} is not null`;

/** Posts by fingerprint, with the names of their photos. */
export const findByFingerprints = (tx: Queryable, fingerprints: readonly string[]) =>
  tx
    .select({
      id: whatsappPosts.id,
      fingerprint: whatsappPosts.fingerprint,
      state: whatsappPosts.state,
      settledById: whatsappPosts.settledById,
      omitted: whatsappPosts.omitted,
      names: sql<string[]>`array(${photoNames})`,
    })
    .from(whatsappPosts)
    .where(isOneOf(fingerprints));

const minute = (at: AnyPgColumn) => sql`date_trunc('minute', ${at})`;
const other = alias(whatsappPosts, 'other');
const joined = alias(whatsappPosts, 'joined');

/**
 * Which photos of a post are also in a post that was split from it or that its sender sent in the same minute, in any
 * of its sender's when posts were joined, or in its catalog.
 */
export async function findElsewhere(tx: Queryable, postId: string, photoIds: readonly string[]): Promise<Set<string>> {
  const isJoined = exists(
    tx
      .select({ id: joined.id })
      .from(joined)
      .where(
        and(
          eq(joined.senderId, whatsappPosts.senderId),
          eq(joined.state, 'joined'),
          eq(minute(joined.at), minute(whatsappPosts.at)),
        ),
      ),
  );
  const inPosts = tx
    .select({ photoId: whatsappPostPhotos.photoId })
    .from(whatsappPosts)
    .innerJoin(other, and(eq(other.senderId, whatsappPosts.senderId), ne(other.id, whatsappPosts.id)))
    .innerJoin(whatsappPostPhotos, eq(whatsappPostPhotos.postId, other.id))
    .where(
      and(
        eq(whatsappPosts.id, postId),
        inArray(whatsappPostPhotos.photoId, [...photoIds]),
        or(eq(minute(other.at), minute(whatsappPosts.at)), isJoined),
      ),
    );
  const inCatalog = tx
    .select({ photoId: catalogImages.photoId })
    .from(whatsappPosts)
    .innerJoin(catalogImages, eq(catalogImages.catalogId, whatsappPosts.catalogId))
    .where(and(eq(whatsappPosts.id, postId), inArray(catalogImages.photoId, [...photoIds])));
  return new Set([...(await inPosts), ...(await inCatalog)].flatMap(({ photoId }) => photoId ?? []));
}

/** Locks those of the posts that exist until the transaction ends. Returns whether there are any. */
export const lockByFingerprints = async (tx: Queryable, fingerprints: readonly string[]): Promise<boolean> =>
  (
    await tx
      .select({ id: whatsappPosts.id })
      .from(whatsappPosts)
      .where(isOneOf(fingerprints))
      .orderBy(whatsappPosts.id)
      .for('update')
  ).length > 0;

/** Senders with these names; unknown ones are added, in one order for all callers. */
export async function addSenders(tx: Queryable, names: readonly string[]) {
  await tx
    .insert(whatsappSenders)
    .values([...names].sort().map((name) => ({ id: newId(), name })))
    .onConflictDoNothing({ target: whatsappSenders.name });
  return tx
    .select()
    .from(whatsappSenders)
    .where(inArray(whatsappSenders.name, [...names]));
}

/** Sets a sender's seller, unless it was set concurrently. */
export const setMatch = (tx: Queryable, id: string, match: { sellerId: string; matchedBy: SenderMatch }) =>
  tx
    .update(whatsappSenders)
    .set(match)
    .where(and(eq(whatsappSenders.id, id), isNull(whatsappSenders.matchedBy)));

/** The catalog a post was added to, or duplicates. */
const catalogOf = sql`coalesce(${whatsappPosts.catalogId}, ${whatsappPosts.duplicateOfId})`;

/** Number of files of a post, including unreadable and omitted ones. */
const sizeOf = sql<number>`(select count(*)::int from ${whatsappPostPhotos}
  where ${whatsappPostPhotos.postId} = ${whatsappPosts.id}) + ${whatsappPosts.omitted}`;

/** Posts that have all of these photos, and possibly others; each with its catalog, if any. */
export function findWithPhotos(tx: Queryable, photoIds: readonly string[]) {
  const whole = tx
    .select({ postId: whatsappPostPhotos.postId })
    .from(whatsappPostPhotos)
    .where(inArray(whatsappPostPhotos.photoId, [...photoIds]))
    .groupBy(whatsappPostPhotos.postId)
    .having(sql`count(distinct ${whatsappPostPhotos.photoId}) = ${photoIds.length}`);
  return tx
    .select({
      id: whatsappPosts.id,
      state: whatsappPosts.state,
      senderId: whatsappPosts.senderId,
      caption: whatsappPosts.caption,
      at: whatsappPosts.at,
      newRate: whatsappPosts.newRate,
      size: sizeOf,
      catalogId: sql<string | null>`${catalogOf}`,
      rate: catalogs.rate,
      lastOfferedAt: catalogs.lastOfferedAt,
      status: catalogs.status,
      deletedAt: catalogs.deletedAt,
    })
    .from(whatsappPosts)
    .leftJoin(catalogs, eq(catalogs.id, catalogOf))
    .where(inArray(whatsappPosts.id, whole));
}

/** Stores the rate a later post gave for a new one. Returns false when that was settled concurrently. */
export const setOpenRates = async (tx: Queryable, id: string, rates: OpenRates): Promise<boolean> =>
  (
    await tx
      .update(whatsappPosts)
      .set({ ...rates, version: sql`${whatsappPosts.version} + 1` })
      .where(and(eq(whatsappPosts.id, id), eq(whatsappPosts.state, 'new')))
      .returning({ id: whatsappPosts.id })
  ).length > 0;

/** Marks posts with a rate for a catalog as superseded by a later one. Returns them. */
export const overtake = (
  tx: Queryable,
  { senderId, catalogId, before }: { senderId: string; catalogId: string; before: Date },
  state: Stepped<'duplicate'>,
) =>
  tx
    .update(whatsappPosts)
    .set({ state, version: sql`${whatsappPosts.version} + 1` })
    .where(
      and(
        eq(whatsappPosts.senderId, senderId),
        eq(whatsappPosts.duplicateOfId, catalogId),
        eq(whatsappPosts.state, 'new-rate'),
        lt(whatsappPosts.at, before),
      ),
    )
    .returning({ id: whatsappPosts.id });

/** Replaces the files of a post from another import; a post that is new again is no longer a duplicate. */
export async function complete(
  tx: Queryable,
  id: string,
  { importId, omitted, state }: { importId: string; omitted: number; state?: Stepped<'new'> },
  photos: readonly PhotoRow[],
): Promise<void> {
  await tx
    .update(whatsappPosts)
    .set({
      importId,
      omitted,
      ...(state && { state, duplicateOfId: null, newRate: null }),
      version: sql`${whatsappPosts.version} + 1`,
    })
    .where(eq(whatsappPosts.id, id));
  await tx.delete(whatsappPostPhotos).where(eq(whatsappPostPhotos.postId, id));
  await insertMany(tx, whatsappPostPhotos, photos);
}

export async function insert(tx: Queryable, posts: readonly PostRow[], photos: readonly PhotoRow[]): Promise<void> {
  await insertMany(tx, whatsappPosts, posts);
  await insertMany(tx, whatsappPostPhotos, photos);
}
