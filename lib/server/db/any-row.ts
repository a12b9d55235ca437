import { exists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

/** The condition that a table has such a row. */
export const anyRow = (tx: Queryable, table: PgTable, where: SQL | undefined): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(where),
  );
