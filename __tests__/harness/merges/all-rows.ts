import { database } from '@/lib/server/db/database';

/** Tables that a merge writes beside the records: history, notifications and its own tables. */
const BOOKS = [
  ...['audit_entries', 'notifications', 'merges', 'merge_rows', 'merge_requests', 'merge_comments'],
  ...['merge_keys', 'merge_subjects', 'new_names', 'search_words', 'jobs', 'sessions', 'refresh_tokens', 'rate_limits'],
];

/** Record versions count changes and are excluded. */
const VERSIONED = ['sellers', 'buyers', 'markets', 'catalogs'];

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`;

/**
 * Every row of every table as text, without the merge's own tables and without versions, also those of the named
 * tables.
 */
export async function everything(alsoVersioned: readonly string[] = []): Promise<Record<string, string[]>> {
  const { pool } = database();
  const { rows: tables } = await pool.query<{ name: string }>(TABLES, [BOOKS]);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const less = [...VERSIONED, ...alsoVersioned].includes(name) ? ` - 'version'` : '';
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t)${less})::text as row from "${name}" t order by 1`,
    );
    found[name] = rows.map((one) => one.row);
  }
  return found;
}
