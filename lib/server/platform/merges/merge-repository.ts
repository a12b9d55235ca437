import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { merges } from '../../db/schema/merges';
import type { Pair } from './key-column-repository';
import { changeRows, own, type Place } from './row-repository';

export type MergeRow = typeof merges.$inferSelect;

/** A table of mergeable records. */
export type MergeTable = PgTable & Record<'id' | 'version' | 'mergedIntoId', AnyPgColumn>;

export async function insert(tx: Queryable, row: typeof merges.$inferInsert): Promise<void> {
  await tx.insert(merges).values(row);
}

export const setRowCount = (tx: Queryable, id: string, rowCount: number) =>
  tx.update(merges).set({ rowCount }).where(eq(merges.id, id));

export const findById = async (tx: Queryable, id: string): Promise<MergeRow | undefined> =>
  (await tx.select().from(merges).where(eq(merges.id, id)))[0];

/** Blocks a concurrent undo until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<MergeRow | undefined> =>
  (await tx.select().from(merges).where(eq(merges.id, id)).for('update'))[0];

/** The latest later merge that involves one of the two and was not undone. */
export const findLater = async (
  tx: Queryable,
  { id, kind, survivorId, loserId }: MergeRow,
): Promise<MergeRow | undefined> => {
  const two = [survivorId, loserId];
  const touches = or(inArray(merges.survivorId, two), inArray(merges.loserId, two));
  const [later] = await tx
    .select()
    .from(merges)
    .where(and(eq(merges.kind, kind), isNull(merges.undoneAt), gt(merges.id, id), touches))
    .orderBy(desc(merges.id))
    .limit(1);
  return later;
};

export const markUndone = (tx: Queryable, id: string, undoneAt: Date, undoneBy: string) =>
  tx.update(merges).set({ undoneAt, undoneBy }).where(eq(merges.id, id));

/** Locks both records until the transaction ends; always in the same order, to avoid deadlocks. */
export async function lockPair(tx: Queryable, table: MergeTable, { survivorId, loserId }: Pair): Promise<void> {
  await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, [survivorId, loserId]))
    .orderBy(table.id)
    .for('update');
}

/** Writes one column of a record and stores its previous value. */
export const writeColumn = (tx: Queryable, place: Place, column: AnyPgColumn, recordId: string, value: unknown) =>
  changeRows(tx, place, column.table as PgTable, {
    set: [[column, sql`${sql.param(value, column)}`]],
    where: sql`${own('id')} = ${recordId}::uuid`,
    isRecord: true,
  });

/** Both were changed: a save based on an older version gets a conflict. */
export async function raiseVersions(tx: Queryable, table: MergeTable, { survivorId, loserId }: Pair): Promise<void> {
  await tx.execute(sql`update ${table} t set version = t.version + 1
    where t.id in (${survivorId}::uuid, ${loserId}::uuid)`);
}
