import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A timestamp in the contract's format. Lists use it because creating a Date per row costs more than the query. */
export const instantText = (column: PgColumn): SQL<string> =>
  sql<string>`${column}`.mapWith((stored: string) => new Date(stored).toISOString());
