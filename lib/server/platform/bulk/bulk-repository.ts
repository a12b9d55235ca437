import { and, asc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BulkRow } from '@/lib/contracts/bulk-changes';
import type { Page } from '@/lib/contracts/base/list';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { bulkChanges, bulkRows } from '../../db/schema/bulk-changes';
import { newId } from '../../db/schema/columns';

export type BulkRecordRow = typeof bulkChanges.$inferSelect;
export type StoredRow = typeof bulkRows.$inferSelect;
export type NewRow = Pick<StoredRow, 'recordId' | 'name' | 'before'> & { version?: StoredRow['version'] };

/** False when this id, or an undo of the same change, already exists. */
export const insert = async (tx: Queryable, record: typeof bulkChanges.$inferInsert): Promise<boolean> =>
  (await tx.insert(bulkChanges).values(record).onConflictDoNothing().returning({ id: bulkChanges.id })).length === 1;

const CHUNK = 1000;

export async function insertRows(tx: Queryable, bulkId: string, records: readonly NewRow[]): Promise<void> {
  const rows = records.map((record, position) => ({ ...record, id: newId(), bulkId, position }));
  for (let start = 0; start < rows.length; start += CHUNK)
    await insertMany(tx, bulkRows, rows.slice(start, start + CHUNK));
}

export const setJob = (tx: Queryable, id: string, jobId: string) =>
  tx.update(bulkChanges).set({ jobId }).where(eq(bulkChanges.id, id));

export const findById = async (tx: Queryable, id: string): Promise<BulkRecordRow | undefined> =>
  (await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)))[0];

export const findUndoOf = async (tx: Queryable, id: string): Promise<BulkRecordRow | undefined> =>
  (await tx.select().from(bulkChanges).where(eq(bulkChanges.undoesId, id)))[0];

/** Prevents two calls from starting work on the same bulk change. */
export const lockById = (tx: Queryable, id: string) =>
  tx.select({ id: bulkChanges.id }).from(bulkChanges).where(eq(bulkChanges.id, id)).for('update');

const of = (bulkId: string) => eq(bulkRows.bulkId, bulkId);

export async function countOutcomes(tx: Queryable, bulkId: string) {
  const found = await tx
    .select({ outcome: bulkRows.outcome, n: sql<number>`count(*)::int` })
    .from(bulkRows)
    .where(of(bulkId))
    .groupBy(bulkRows.outcome);
  const count = (outcome: BulkOutcome | null) => found.find((row) => row.outcome === outcome)?.n ?? 0;
  return {
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    failed: count('failed'),
    waiting: count(null),
  };
}

/** The next pending records in list order. */
export const nextRows = (tx: Queryable, bulkId: string, limit: number): Promise<StoredRow[]> =>
  tx
    .select()
    .from(bulkRows)
    .where(and(of(bulkId), isNull(bulkRows.outcome)))
    .orderBy(asc(bulkRows.position))
    .limit(limit);

/** Records a bulk change really changed, for restoring. */
export const changedRows = (tx: Queryable, bulkId: string): Promise<StoredRow[]> =>
  tx
    .select()
    .from(bulkRows)
    .where(and(of(bulkId), eq(bulkRows.outcome, 'changed')))
    .orderBy(asc(bulkRows.position));

export type Done = Pick<StoredRow, 'outcome' | 'reason'> & { version?: number };

export const markDone = (tx: Queryable, id: string, done: Done) =>
  tx.update(bulkRows).set(done).where(eq(bulkRows.id, id));

/** Resets refused and failed records for a retry. */
export const tryAgain = (tx: Queryable, bulkId: string) =>
  tx
    .update(bulkRows)
    .set({ outcome: null, reason: null })
    .where(and(of(bulkId), inArray(bulkRows.outcome, ['refused', 'failed'])));

export async function listRows(
  tx: Queryable,
  bulkId: string,
  { outcome, ...request }: ListRequest & { outcome?: BulkOutcome[] },
): Promise<Page<BulkRow>> {
  const matching = and(of(bulkId), outcome && inArray(bulkRows.outcome, outcome));
  const keyset = new Keyset<BulkRow>(request, { position: bulkRows.position }, bulkRows.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const rows = await tx
    .select()
    .from(bulkRows)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const all = tx.select({ id: bulkRows.id }).from(bulkRows).where(matching).getSQL();
  return keyset.page(rows, (row) => row.position, await countUpTo(tx, all));
}

/** Bulk changes older than this; an undo is listed before the change it undid. */
export async function findOld(tx: Queryable, before: Date): Promise<string[]> {
  const undo = alias(bulkChanges, 'undo');
  const old = await tx
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(
      and(
        lt(bulkChanges.createdAt, before),
        notExists(tx.select({ id: undo.id }).from(undo).where(eq(undo.undoesId, bulkChanges.id))),
      ),
    );
  return old.map(({ id }) => id);
}

export async function remove(tx: Queryable, id: string): Promise<void> {
  await tx.delete(bulkRows).where(of(id));
  await tx.delete(bulkChanges).where(eq(bulkChanges.id, id));
}
