import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/**
 * Locks these names until the transaction ends, in the order given. To avoid deadlocks, all callers must lock several
 * names in the same order.
 */
export const lockNames = (tx: Queryable, ...names: string[]) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`,
  );
