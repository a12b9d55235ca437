import { and, asc, count, eq, gt, ne, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WithOthers } from '@/lib/contracts/base/review-holds';
import { clock } from '../../clock';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { reviewHolds } from '../../db/schema/review-holds';
import { users } from '../../db/schema/users';

/** The database version of `isWithAnother` in the domain. */
const heldByAnother = (userId: string) => and(ne(reviewHolds.reviewerId, userId), gt(reviewHolds.until, clock.now()));

/**
 * Records without a hold by another reviewer. Holds are looked up by record, so that only the longest waiting ones are
 * read.
 */
export const isFreeFor = (tx: Queryable, userId: string, subjectId: PgColumn): SQL =>
  not(anyRow(tx, reviewHolds, and(eq(reviewHolds.subjectId, subjectId), heldByAnother(userId))));

const reviewer = { id: users.id, name: users.name };

/** Other reviewers with holds on waiting work, and how many each has. */
export const countWithOthers = (
  tx: Queryable,
  userId: string,
  subjectId: PgColumn,
  waits: SQL | undefined,
): Promise<WithOthers> =>
  tx
    .select({ reviewer, count: count() })
    .from(reviewHolds)
    .innerJoin(users, eq(users.id, reviewHolds.reviewerId))
    .innerJoin(subjectId.table, eq(subjectId, reviewHolds.subjectId))
    .where(and(heldByAnother(userId), waits))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id));

export const findHold = async (tx: Queryable, subjectId: string) =>
  (
    await tx
      .select({ reviewer, until: reviewHolds.until })
      .from(reviewHolds)
      .innerJoin(users, eq(users.id, reviewHolds.reviewerId))
      .where(eq(reviewHolds.subjectId, subjectId))
  )[0];

export async function putHold(tx: Queryable, hold: typeof reviewHolds.$inferInsert): Promise<void> {
  const { reviewerId, until } = hold;
  await tx
    .insert(reviewHolds)
    .values(hold)
    .onConflictDoUpdate({ target: reviewHolds.subjectId, set: { reviewerId, until } });
}

/** Ends a record's hold, of any reviewer or only of the given one. */
export async function endHold(tx: Queryable, subjectId: string, reviewerId?: string): Promise<void> {
  await tx
    .delete(reviewHolds)
    .where(and(eq(reviewHolds.subjectId, subjectId), reviewerId ? eq(reviewHolds.reviewerId, reviewerId) : undefined));
}
