import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PRODUCT } from '@/config/product';
import { createdAt, id } from './columns';

export const markets = pgTable(
  'markets',
  {
    id: id(),
    name: text().notNull(),
    marketNumber: text(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull().default(PRODUCT.country),
    active: boolean().notNull().default(true),
    /** A merged market stays reachable under its old id and points to the market with its sellers. */
    mergedIntoId: uuid().references((): AnyPgColumn => markets.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('markets_name')
      .on(sql`lower(${table.city})`, sql`lower(${table.name})`)
      .where(sql`${table.mergedIntoId} is null`),
    uniqueIndex('markets_number')
      .on(sql`lower(${table.city})`, sql`lower(${table.marketNumber})`)
      .where(sql`${table.mergedIntoId} is null`),
    index('markets_by_name').on(table.name, table.id),
    index('markets_by_city').on(table.city, table.id),
    index('markets_by_creation').on(table.createdAt, table.id),
  ],
);
