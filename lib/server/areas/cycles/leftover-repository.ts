import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Unfinished } from '@/lib/contracts/cycles/cycle-closing';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { catalogs } from '../../db/schema/catalogs';
import { cycleLeftovers, cycleMarkets } from '../../db/schema/cycles';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { isHeld } from '../../platform/leases/hold-repository';

/** The sellers in the markets of a cycle. */
export const sellersOfCycle = (tx: Queryable, cycleId: string) =>
  tx
    .select({ id: sellers.id })
    .from(sellers)
    .innerJoin(cycleMarkets, eq(cycleMarkets.marketId, sellers.marketId))
    .where(eq(cycleMarkets.cycleId, cycleId));

const isOpen = (tx: Queryable, cycleId: string) =>
  and(ne(uploads.status, 'done'), inArray(uploads.sellerId, sellersOfCycle(tx, cycleId)));

/** Unfinished work in the markets of a cycle: uploads, oldest first, and the number of waiting catalogs. */
export async function unfinishedIn(tx: Queryable, cycleId: string, most: number): Promise<Unfinished> {
  const rows = await tx
    .select({
      id: uploads.id,
      kind: uploads.kind,
      seller: { id: sellers.id, businessName: sellers.businessName },
      editor: { id: users.id, name: users.name },
      isHeld: isHeld(),
      catalogs: sql<number>`(select count(*)::int from ${catalogs} where ${catalogs.uploadId} = ${uploads.id} and ${catalogs.deletedAt} is null)`,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .leftJoin(users, eq(users.id, uploads.editorId))
    .where(isOpen(tx, cycleId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(most);
  return {
    uploads: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    openUploads: await tx.$count(uploads, isOpen(tx, cycleId)),
    ...(await waitingIn(tx, cycleId)),
  };
}

/** How many catalogs of a cycle's markets await review, and how many were sent back. */
export async function waitingIn(tx: Queryable, cycleId: string) {
  const waiting = (status: 'in_review' | 'changes_requested') =>
    tx.$count(
      catalogs,
      and(
        eq(catalogs.status, status),
        isNull(catalogs.deletedAt),
        inArray(catalogs.sellerId, sellersOfCycle(tx, cycleId)),
      ),
    );
  return { inReview: await waiting('in_review'), sentBack: await waiting('changes_requested') };
}

/** Every upload that is not done in the markets of a cycle, optionally locked until the transaction ends. */
export async function leftoversIn(tx: Queryable, cycleId: string, { isLocked = false } = {}) {
  const wanted = tx
    .select({
      id: uploads.id,
      kind: uploads.kind,
      editorId: uploads.editorId,
      isHeld: isHeld(),
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .where(isOpen(tx, cycleId))
    .orderBy(asc(uploads.id));
  const rows = await (isLocked ? wanted.for('update') : wanted);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type LeftoverRow = typeof cycleLeftovers.$inferInsert;

export const insert = (tx: Queryable, rows: readonly LeftoverRow[]) => insertMany(tx, cycleLeftovers, rows);

/** Outcomes of the unfinished uploads of a closed cycle. */
export const list = (tx: Queryable, cycleId: string) =>
  tx
    .select({
      uploadId: cycleLeftovers.uploadId,
      kind: uploads.kind,
      seller: sellers.businessName,
      editorId: cycleLeftovers.editorId,
      editor: users.name,
      end: cycleLeftovers.ending,
      droppedIds: cycleLeftovers.droppedIds,
      createdAt: uploads.createdAt,
    })
    .from(cycleLeftovers)
    .innerJoin(uploads, eq(uploads.id, cycleLeftovers.uploadId))
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .leftJoin(users, eq(users.id, cycleLeftovers.editorId))
    .where(eq(cycleLeftovers.cycleId, cycleId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));

export const removeOf = (tx: Queryable, cycleId: string) =>
  tx.delete(cycleLeftovers).where(eq(cycleLeftovers.cycleId, cycleId));
