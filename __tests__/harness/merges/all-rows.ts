import { sql } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';

/** What a merge writes beside the records: who did what, and its own books. */
const BOOKS = [
  ...['audit_entries', 'notifications', 'merges', 'merge_rows', 'merge_requests', 'merge_comments'],
  ...['merge_keys', 'merge_subjects', 'jobs', 'sessions', 'refresh_tokens', 'rate_limits'],
];

/** Every row of every table as text, but for the books; versions of the two records count changes and are left out. */
export async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await orm().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !BOOKS.includes(table.name))) {
    const row = ['sellers', 'buyers', 'catalogs'].includes(name) ? sql`to_jsonb(t) - 'version'` : sql`to_jsonb(t)`;
    const { rows } = await orm().execute<{ row: string }>(
      sql`select (${row})::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = rows.map((one) => one.row);
  }
  return found;
}
