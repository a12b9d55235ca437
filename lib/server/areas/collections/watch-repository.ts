import { and, asc, eq, exists, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { collectionMembers, collections } from '../../db/schema/collections';
import { seenByBuyers } from '../catalogs/visibility-service';

/** Looked up one by one, so that it costs what live collections hold and not what there is. */
const isSeen = (tx: Queryable) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(catalogs)
      .where(and(eq(catalogs.id, collectionMembers.catalogId), seenByBuyers(tx))),
  );

const newlyHidden = (tx: Queryable) => and(isNull(collectionMembers.toldHiddenAt), not(isSeen(tx)));

/** Live collections of which buyers no longer see something that nobody was told of. */
export const collectionsToTell = async (tx: Queryable): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: collections.id })
      .from(collections)
      .innerJoin(collectionMembers, eq(collectionMembers.collectionId, collections.id))
      .where(and(eq(collections.status, 'live'), newlyHidden(tx)))
      .orderBy(asc(collections.id))
  ).map(({ id }) => id);

/** Notes which catalogs of a collection are hidden now. Gives what those are called that were not before. */
export async function markHidden(tx: Queryable, collectionId: string, toldHiddenAt: Date): Promise<string[]> {
  const marked = await tx
    .update(collectionMembers)
    .set({ toldHiddenAt })
    .where(and(eq(collectionMembers.collectionId, collectionId), newlyHidden(tx)))
    .returning({ id: collectionMembers.catalogId });
  if (marked.length === 0) return [];
  const named = await tx
    .select({ title: catalogs.title })
    .from(catalogs)
    .where(
      inArray(
        catalogs.id,
        marked.map(({ id }) => id),
      ),
    )
    .orderBy(asc(catalogs.title), asc(catalogs.id));
  return named.map(({ title }) => title);
}

/** Those that buyers see again are news when they are hidden the next time. */
export const forgetSeen = (tx: Queryable) =>
  tx
    .update(collectionMembers)
    .set({ toldHiddenAt: null })
    .where(and(isNotNull(collectionMembers.toldHiddenAt), isSeen(tx)));

/** What a collection is called, and who began it. */
export const curatorOf = async (tx: Queryable, id: string) =>
  (
    await tx
      .select({ nameEn: collections.nameEn, curatorId: collections.createdById })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.status, 'live')))
  )[0];
