import type pg from 'pg';

/** The product's tables and the table of applied migrations. */
const TABLES = `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
  where schemaname in ('public', 'drizzle') order by 1`;

export const tableNames = async (pool: pg.Pool): Promise<string[]> =>
  (await pool.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);

/** Row count of each table. */
export async function countRows(pool: pg.Pool): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of await tableNames(pool)) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${name}`);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

/** One hash over all rows of each table, independent of their physical order. */
export async function digestTables(pool: pg.Pool, tables?: readonly string[]): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const name of tables ?? (await tableNames(pool))) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${name} t`,
    );
    digests.set(name, rows[0]?.digest ?? '');
  }
  return digests;
}
