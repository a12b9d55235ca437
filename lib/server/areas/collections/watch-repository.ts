import { and, asc, eq, inArray, isNotNull, isNull, not } from 'drizzle-orm';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { collectionMembers, collections } from '../../db/schema/collections';
import { seenByBuyers } from '../catalogs/visibility-service';

/** Checked catalog by catalog, so that the cost depends on live collections, not on all catalogs. */
const isSeen = (tx: Queryable) =>
  anyRow(tx, catalogs, and(eq(catalogs.id, collectionMembers.catalogId), seenByBuyers(tx)));

const newlyHidden = (tx: Queryable) => and(isNull(collectionMembers.toldHiddenAt), not(isSeen(tx)));

/** Live collections with catalogs that buyers no longer see and whose curator was not yet notified. */
export const collectionsToTell = async (tx: Queryable): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: collections.id })
      .from(collections)
      .innerJoin(collectionMembers, eq(collectionMembers.collectionId, collections.id))
      .where(and(eq(collections.status, 'live'), newlyHidden(tx)))
      .orderBy(asc(collections.id))
  ).map(({ id }) => id);

/** Records which catalogs of a collection are hidden now. Returns the names of the newly hidden ones. */
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

/** Resets catalogs that are visible again, so that the next time they are hidden is reported. */
export const forgetSeen = (tx: Queryable) =>
  tx
    .update(collectionMembers)
    .set({ toldHiddenAt: null })
    .where(and(isNotNull(collectionMembers.toldHiddenAt), isSeen(tx)));

/** Name of a collection and the user who created it. */
export const curatorOf = async (tx: Queryable, id: string) =>
  (
    await tx
      .select({ nameEn: collections.nameEn, curatorId: collections.createdById })
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.status, 'live')))
  )[0];
