import { sql } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';

/** Columns of the whole database that contain a word. */
export async function placesOf(word: string): Promise<string[]> {
  const { rows } = await orm().execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const [name, of] = [sql.identifier(column), sql.identifier(table)];
    const { rows: hits } = await orm().execute(
      sql`select 1 from ${of} where position(${word} in ${name}::text) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
