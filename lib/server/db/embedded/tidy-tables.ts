import type pg from 'pg';

/**
 * A table is maintained when at least this many of its rows, and this share of them, changed or died since the last
 * time.
 */
const LEAST = 1000;
const SHARE = { changed: 0.1, dead: 0.2 };

/** The table that needs it most, and whether space of dead rows can be reclaimed. */
const MOST_NEEDED = `
  select quote_ident(s.relname) as name, s.n_dead_tup >= $1 + $3 * greatest(c.reltuples, 0) as is_full_of_dead
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.schemaname = current_schema() and (s.n_mod_since_analyze >= $1 + $2 * greatest(c.reltuples, 0)
    or s.n_dead_tup >= $1 + $3 * greatest(c.reltuples, 0))
  order by greatest(s.n_mod_since_analyze, s.n_dead_tup) / (greatest(c.reltuples, 0) + 1) desc
  limit 1`;

interface Needed {
  name: string;
  is_full_of_dead: boolean;
}

/**
 * A PostgreSQL server updates statistics and reclaims dead rows by itself (autovacuum); the embedded engine never does,
 * so it reads whole tables where an index would do. This maintains the neediest table, in a few tenths of a second for
 * a million rows. Returns its name, or null when none needs it.
 */
export async function tidyTables(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<Needed>(MOST_NEEDED, [LEAST, SHARE.changed, SHARE.dead]);
  const [needed] = rows;
  if (!needed) return null;
  await pool.query(needed.is_full_of_dead ? `vacuum (analyze) ${needed.name}` : `analyze ${needed.name}`);
  return needed.name;
}
