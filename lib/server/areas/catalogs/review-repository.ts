import { and, asc, count, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { catalogs, reviewHolds } from '../../db/schema/catalogs';
import { users } from '../../db/schema/users';

/** The database's side of `isOwnWork` in the domain. */
const notOwnWork = (userId: string) =>
  and(...[catalogs.taggedById, catalogs.lastEditedById].map((person) => or(isNull(person), ne(person, userId))));

/** What waits for a review by somebody: everything but their own work. */
export const waitsFor = (userId: string) =>
  and(eq(catalogs.status, 'in_review'), isNull(catalogs.deletedAt), notOwnWork(userId));

/** The database's side of `isWithAnother` in the domain. */
const heldByAnother = (userId: string) => and(ne(reviewHolds.reviewerId, userId), gt(reviewHolds.until, clock.now()));

/** What nobody else looks at. A hold is found by its catalog, so that the longest waiting ones are read and no more. */
export const isFreeFor = (tx: Queryable, userId: string) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(reviewHolds)
      .where(and(eq(reviewHolds.catalogId, catalogs.id), heldByAnother(userId))),
  );

const reviewer = { id: users.id, name: users.name };

/** Who else looks at what waits for somebody, and at how many. */
export const countWithOthers = (tx: Queryable, userId: string) =>
  tx
    .select({ reviewer, catalogs: count() })
    .from(reviewHolds)
    .innerJoin(users, eq(users.id, reviewHolds.reviewerId))
    .innerJoin(catalogs, eq(catalogs.id, reviewHolds.catalogId))
    .where(and(heldByAnother(userId), waitsFor(userId)))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id));

export const findHold = async (tx: Queryable, catalogId: string) =>
  (
    await tx
      .select({ reviewer, until: reviewHolds.until })
      .from(reviewHolds)
      .innerJoin(users, eq(users.id, reviewHolds.reviewerId))
      .where(eq(reviewHolds.catalogId, catalogId))
  )[0];

export async function putHold(tx: Queryable, hold: typeof reviewHolds.$inferInsert): Promise<void> {
  const { reviewerId, until } = hold;
  await tx
    .insert(reviewHolds)
    .values(hold)
    .onConflictDoUpdate({ target: reviewHolds.catalogId, set: { reviewerId, until } });
}

/** Ends the hold of a catalog, whoever has it or only if it is the one's. */
export async function endHold(tx: Queryable, catalogId: string, reviewerId?: string): Promise<void> {
  await tx
    .delete(reviewHolds)
    .where(and(eq(reviewHolds.catalogId, catalogId), reviewerId ? eq(reviewHolds.reviewerId, reviewerId) : undefined));
}
