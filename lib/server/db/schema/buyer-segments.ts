import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** A named filter of the buyer list; if frozen, the buyers it found at that moment. */
export const buyerSegments = pgTable(
  'buyer_segments',
  {
    id: id(),
    name: text().notNull(),
    /** Query string of the list. */
    search: text().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    frozenAt: instant(),
    /** Number of buyers when it was frozen. */
    frozenCount: integer(),
  },
  (table) => [
    uniqueIndex('buyer_segments_name').on(sql`lower(${table.name})`),
    index('buyer_segments_by_creation').on(table.createdAt, table.id),
  ],
);

/** The buyers of a frozen segment. */
export const buyerSegmentMembers = pgTable(
  'buyer_segment_members',
  {
    segmentId: uuid()
      .notNull()
      .references(() => buyerSegments.id, { onDelete: 'cascade' }),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
  },
  (table) => [
    primaryKey({ name: 'buyer_segment_members_key', columns: [table.segmentId, table.buyerId] }),
    index('buyer_segment_members_by_buyer').on(table.buyerId),
  ],
);
