import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last number given of a series; raised in the transaction that uses it, so that none is left out. */
export const numberSeries = pgTable('number_series', { name: text().primaryKey(), last: integer().notNull() });
