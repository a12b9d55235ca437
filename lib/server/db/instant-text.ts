import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A moment as the contract writes it. Lists read their rows so: a Date for each of them costs more than its query. */
export const instantText = (column: PgColumn): SQL<string> =>
  sql<string>`${column}`.mapWith((stored: string) => new Date(stored).toISOString());
