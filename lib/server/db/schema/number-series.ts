import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Last number used in a series; incremented in the transaction that uses it, so there are no gaps. */
export const numberSeries = pgTable('number_series', { name: text().primaryKey(), last: integer().notNull() });
