import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/**
 * Until the transaction ends nobody else passes here with one of these names, in the order given: whoever takes several
 * takes them in the order everybody does.
 */
export const lockNames = (tx: Queryable, ...names: string[]) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`,
  );
