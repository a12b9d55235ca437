import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clock } from '../clock';
import type { Queryable } from './database';
import { newId } from './schema/columns';
import type { Stepped } from './stepped';

/** A table of records that people change: each row counts its changes. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn; createdAt: PgColumn };
export type RecordRow<Table extends RecordTable> = Table['$inferSelect'] & { id: string; version: number };
type Free<Table extends RecordTable> = Omit<Table['$inferInsert'], 'id' | 'version' | 'createdAt'>;
/** Columns to write; a state only where a step leads to it. */
export type RowChanges<Table extends RecordTable> = Partial<Omit<Free<Table>, 'status'>> &
  ('status' extends keyof Free<Table> ? { status?: Stepped<Free<Table>['status'] & string> } : unknown);
/** A row as it is added; its moment is now where another column does not need the same. */
export type NewRow<Table extends RecordTable> = Free<Table> & { id?: string; createdAt?: Date };

/** The row, kept from being changed until the transaction ends. */
export async function lockRow<Table extends RecordTable>(
  tx: Queryable,
  table: Table,
  id: string,
): Promise<RecordRow<Table> | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row as RecordRow<Table> | undefined;
}

/** Writes some columns and counts the change. Gives the row as it is now. */
export async function updateRow<Table extends RecordTable>(
  tx: Queryable,
  table: Table,
  id: string,
  changes: RowChanges<Table>,
): Promise<RecordRow<Table>> {
  const [row] = await tx
    .update(table as PgTable)
    .set({ ...changes, version: sql`${table.version} + 1` } as never)
    .where(eq(table.id, id))
    .returning();
  return row as RecordRow<Table>;
}

export async function insertRow<Table extends RecordTable>(
  tx: Queryable,
  table: Table,
  row: NewRow<Table>,
): Promise<RecordRow<Table>> {
  const [added] = await tx
    .insert(table as PgTable)
    .values({ id: newId(), createdAt: clock.now(), ...row } as never)
    .returning();
  return added as RecordRow<Table>;
}
