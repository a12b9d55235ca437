import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clock } from '../clock';
import type { Queryable } from './database';
import { preparedByText } from './prepared';
import { newId } from './schema/columns';
import type { Stepped } from './stepped';

/** A table of editable records: each row has a version. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn; createdAt: PgColumn };
export type RecordRow<Table extends RecordTable> = Table['$inferSelect'] & { id: string; version: number };
type Free<Table extends RecordTable> = Omit<Table['$inferInsert'], 'id' | 'version' | 'createdAt'>;
/** Columns to write; a state only from a transition. */
export type RowChanges<Table extends RecordTable> = Partial<Omit<Free<Table>, 'status'>> &
  ('status' extends keyof Free<Table> ? { status?: Stepped<Free<Table>['status'] & string> } : unknown);
/** A new row; its creation time is now unless another column needs the same value. */
export type NewRow<Table extends RecordTable> = Free<Table> & { id?: string; createdAt?: Date };

/** The row, locked against changes until the transaction ends. */
export async function lockRow<Table extends RecordTable>(
  tx: Queryable,
  table: Table,
  id: string,
): Promise<RecordRow<Table> | undefined> {
  const found = tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  const [row] = await preparedByText(found).execute();
  return row as RecordRow<Table> | undefined;
}

/** Updates columns and increments the version. Returns the new row. */
export async function updateRow<Table extends RecordTable>(
  tx: Queryable,
  table: Table,
  id: string,
  changes: RowChanges<Table>,
): Promise<RecordRow<Table>> {
  const written = tx
    .update(table as PgTable)
    .set({ ...changes, version: sql`${table.version} + 1` } as never)
    .where(eq(table.id, id))
    .returning();
  const [row] = await preparedByText(written).execute();
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
