import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS, PAYMENT_MODES } from '@/lib/domain/orders/entries';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';
import { orderReturns, orders } from './orders';
import { users } from './users';

/** Money received from or credited to a buyer. Append-only: an entry is reversed by another. */
export const buyerEntries = pgTable(
  'buyer_entries',
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** Document number, if it is a document: CN/26-27/00012. */
    number: text().unique('buyer_entries_number'),
    /** Paise; negative for a reversal. */
    amount: integer().notNull(),
    mode: text({ enum: PAYMENT_MODES }),
    /** UTR or cheque number. */
    reference: text().notNull().default(''),
    note: text().notNull().default(''),
    receivedAt: instant().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    reversesId: uuid().unique('buyer_entries_reversed_once'),
    returnId: uuid()
      .references(() => orderReturns.id)
      .unique('buyer_entries_credited_once'),
    createdAt: createdAt(),
  },
  (table) => [
    index('buyer_entries_by_buyer').on(table.buyerId, table.createdAt, table.id),
    check('buyer_entries_sign', sql`(${table.amount} < 0) = (${table.kind} = 'reversal') and ${table.amount} <> 0`),
    check('buyer_entries_reversal', sql`(${table.reversesId} is not null) = (${table.kind} = 'reversal')`),
  ],
);

/** Orders an entry pays for. */
export const entryAllocations = pgTable(
  'entry_allocations',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => buyerEntries.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
  },
  (table) => [
    uniqueIndex('entry_allocations_once').on(table.entryId, table.orderId),
    index('entry_allocations_by_order').on(table.orderId),
  ],
);
