import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

/**
 * Inserts many rows in one statement that carries them as a single value: building and parsing a statement with a
 * placeholder per value takes several times as long. Every row has the first row's columns, including the id. Existing
 * rows are an error unless they are to be kept.
 */
export async function insertMany<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { leavesKnown = false } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
  );
  await tx.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
    ${leavesKnown ? sql`on conflict do nothing` : sql.empty()}`);
}
