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

/** As one value: a statement with a place for each of hundreds takes longer to build and read than to do. */
const isOneOf = (fingerprints: readonly string[]) =>
  sql`${whatsappPosts.fingerprint} = any(${sql.param([...fingerprints])}::text[])`;

const photoNames = sql`select ${whatsappPostPhotos.name} from ${whatsappPostPhotos}
  where ${whatsappPostPhotos.postId} = ${whatsappPosts.id} and ${whatsappPostPhotos.photoId} is not null`;

/** Posts by what tells them apart, with the names of those of their files that are photos. */
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
 * Which of some photos of a post are in another one that was split from it or stands beside it, in any of its sender's
 * when posts were joined, or in its catalog.
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

/** Those who post under these names; who is not known yet is added, in one order for all who add at the same time. */
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

/** Notes who a sender is, unless that was said meanwhile. */
export const setMatch = (tx: Queryable, id: string, match: { sellerId: string; matchedBy: SenderMatch }) =>
  tx
    .update(whatsappSenders)
    .set(match)
    .where(and(eq(whatsappSenders.id, id), isNull(whatsappSenders.matchedBy)));

/** What a post became a part of, or is a duplicate of. */
const catalogOf = sql`coalesce(${whatsappPosts.catalogId}, ${whatsappPosts.duplicateOfId})`;

/** How many files a post has, those that could not be read and those left out included. */
const sizeOf = sql<number>`(select count(*)::int from ${whatsappPostPhotos}
  where ${whatsappPostPhotos.postId} = ${whatsappPosts.id}) + ${whatsappPosts.omitted}`;

/** Posts that have all of these photos, and perhaps others; with the catalog of each, where there is one. */
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

/** Writes down which rate a later post says for one that is new. False when it was settled meanwhile. */
export const setOpenRates = async (tx: Queryable, id: string, rates: OpenRates): Promise<boolean> =>
  (
    await tx
      .update(whatsappPosts)
      .set({ ...rates, version: sql`${whatsappPosts.version} + 1` })
      .where(and(eq(whatsappPosts.id, id), eq(whatsappPosts.state, 'new')))
      .returning({ id: whatsappPosts.id })
  ).length > 0;

/** Says of posts that brought a rate for a catalog that a later one overtook them. Gives which. */
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

/** Gives a post the files it has from now on, by another import; one that is new again is a duplicate of nothing. */
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
