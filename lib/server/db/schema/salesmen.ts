import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { sellers } from './sellers';
import { users } from './users';

/** A salesman's visit to a seller's shop. */
export const sellerVisits = pgTable(
  'seller_visits',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    salesmanId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    note: text().notNull(),
  },
  (table) => [
    index('seller_visits_by_salesman').on(table.salesmanId, table.at, table.id),
    index('seller_visits_by_seller').on(table.sellerId, table.at, table.id),
  ],
);

/** A salesman's target for a month of the Indian calendar (`2026-11`). */
export const salesmanTargets = pgTable(
  'salesman_targets',
  {
    salesmanId: uuid()
      .notNull()
      .references(() => users.id),
    month: text().notNull(),
    visits: integer().notNull(),
    newSellers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.salesmanId, table.month] })],
);
