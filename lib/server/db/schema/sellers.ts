import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { createdAt, id, instant } from './columns';
import { markets } from './markets';
import { users } from './users';

export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    businessName: text().notNull(),
    contactName: text().notNull(),
    address: text().notNull().default(''),
    marketId: uuid().references(() => markets.id),
    gstin: text().unique('sellers_gstin'),
    status: text({ enum: SELLER_STATUSES }).notNull().default('pending'),
    /** Reason given with the last status change, if it required one. */
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /**
     * Buyers could see the seller's catalogs until the suspension, so reactivation shows them again. Each catalog keeps
     * its own status: only the seller's status hides it.
     */
    hiddenBySuspension: boolean().notNull().default(false),
    qualityScore: smallint().notNull().default(0),
    assignedScore: smallint(),
    deprioritised: boolean().notNull().default(false),
    superSeller: boolean().notNull().default(false),
    catalogAvailable: boolean().notNull().default(true),
    ordersEnabled: boolean().notNull().default(true),
    /** Paise. */
    minimumOrderValue: integer().notNull().default(0),
    cashOnDelivery: boolean().notNull().default(false),
    salesmanId: uuid().references(() => users.id),
    accountManagerId: uuid().references(() => users.id),
    lastActivityAt: instant().notNull(),
    /** Search text of the seller, and the distinguishing part of the name; rewritten on each save. */
    searchText: text().notNull(),
    nameKey: text().notNull(),
    /** A merged seller stays reachable under its old id and points to its survivor. */
    mergedIntoId: uuid().references((): AnyPgColumn => sellers.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('sellers_by_name').on(table.businessName, table.id),
    index('sellers_by_score').on(table.qualityScore, table.id),
    index('sellers_by_activity').on(table.lastActivityAt, table.id),
    index('sellers_by_creation').on(table.createdAt, table.id),
    // Counts per status are read from this index alone.
    index('sellers_by_status')
      .on(table.status)
      .where(sql`${table.mergedIntoId} is null`),
    // A market's sellers of one status, sorted by name.
    index('sellers_by_market').on(table.marketId, table.status, table.businessName, table.id),
    index('sellers_by_account_manager').on(table.accountManagerId),
    index('sellers_by_salesman')
      .on(table.salesmanId, table.status)
      .where(sql`${table.mergedIntoId} is null`),
    index('sellers_by_status_activity')
      .on(table.status, table.lastActivityAt)
      .where(sql`${table.mergedIntoId} is null`),
    index('sellers_merged').on(table.mergedIntoId),
    index('sellers_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Phone numbers of a seller; position 0 is the primary one. A number belongs to a single seller. */
export const sellerPhones = pgTable(
  'seller_phones',
  {
    /** E.164. */
    number: text().primaryKey(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    position: smallint().notNull(),
  },
  (table) => [uniqueIndex('seller_phones_by_seller').on(table.sellerId, table.position)],
);

/** Staff notes about a seller. Notes are added, never changed. */
export const sellerNotes = pgTable(
  'seller_notes',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('seller_notes_by_seller').on(table.sellerId, table.at, table.id)],
);

/** A bulk reassignment of sellers from one person to another, which can be undone. */
export const sellerMoves = pgTable(
  'seller_moves',
  {
    id: id(),
    kind: text({ enum: ['salesman', 'accountManager'] }).notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    sellerCount: integer().notNull(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [index('seller_moves_by_time').on(table.kind, table.at, table.id)],
);

/** Sellers included in a move: exactly those an undo returns. */
export const movedSellers = pgTable(
  'moved_sellers',
  {
    moveId: uuid()
      .notNull()
      .references(() => sellerMoves.id),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
  },
  (table) => [uniqueIndex('moved_sellers_once').on(table.moveId, table.sellerId)],
);
