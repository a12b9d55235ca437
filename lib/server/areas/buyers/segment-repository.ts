import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { buyerSegmentMembers, buyerSegments } from '../../db/schema/buyer-segments';
import { buyers } from '../../db/schema/buyers';
import { users } from '../../db/schema/users';

const selectSegments = (tx: Queryable) => {
  const { id, name, search, frozenCount } = buyerSegments;
  return tx
    .select({
      ...{ id, name, search, frozenCount },
      frozenAt: instantText(buyerSegments.frozenAt) as SQL<string | null>,
      createdAt: instantText(buyerSegments.createdAt),
      createdBy: { id: users.id, name: users.name },
    })
    .from(buyerSegments)
    .innerJoin(users, eq(users.id, buyerSegments.createdById));
};

export type SegmentRow = Awaited<ReturnType<typeof listSegments>>[number];

export const listSegments = (tx: Queryable) =>
  selectSegments(tx).orderBy(asc(buyerSegments.name), asc(buyerSegments.id));

export const findSegment = async (tx: Queryable, id: string): Promise<SegmentRow | undefined> =>
  (await selectSegments(tx).where(eq(buyerSegments.id, id)))[0];

/** Locks a segment until the transaction ends. */
export const lockSegment = async (tx: Queryable, id: string) =>
  (await tx.select().from(buyerSegments).where(eq(buyerSegments.id, id)).for('update'))[0];

export async function insertSegment(tx: Queryable, row: typeof buyerSegments.$inferInsert): Promise<void> {
  await tx.insert(buyerSegments).values(row);
}

/** Stores the buyers that match as members of a segment. Returns how many. */
export async function freezeMembers(tx: Queryable, id: string, matching: SQL | undefined, at: Date): Promise<number> {
  const found = tx
    .select({ segmentId: sql<string>`${id}::uuid`.as('segment_id'), buyerId: buyers.id })
    .from(buyers)
    .where(matching);
  await tx.insert(buyerSegmentMembers).select(found);
  const count = await tx.$count(buyerSegmentMembers, eq(buyerSegmentMembers.segmentId, id));
  await tx.update(buyerSegments).set({ frozenAt: at, frozenCount: count }).where(eq(buyerSegments.id, id));
  return count;
}

/** Ids of matching buyers that come after a given id. */
export async function nextIds(tx: Queryable, matching: SQL | undefined, after: string | null, limit: number) {
  const where = and(matching, after === null ? undefined : gt(buyers.id, after));
  const found = await tx.select({ id: buyers.id }).from(buyers).where(where).orderBy(asc(buyers.id)).limit(limit);
  return found.map(({ id }) => id);
}

export async function removeSegment(tx: Queryable, id: string): Promise<void> {
  await tx.delete(buyerSegments).where(eq(buyerSegments.id, id));
}
