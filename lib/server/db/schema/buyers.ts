import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { BUYER_STATUSES } from '@/lib/domain/buyers/buyer-status';
import { CONSENT_SOURCES } from '@/lib/domain/buyers/consent';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { users } from './users';

/** Retailers who order. */
export const buyers = pgTable(
  'buyers',
  {
    id: id(),
    businessName: text().notNull(),
    contactName: text().notNull(),
    /** E.164. */
    phoneNumber: text().notNull().unique('buyers_phone'),
    address: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text(),
    segment: text({ enum: SEGMENTS }),
    /** Product types. */
    dealsIn: uuid().array().notNull().default([]),
    gstin: text(),
    managerId: uuid().references(() => users.id),
    /** Paise; none where it is zero. */
    creditLimit: integer().notNull().default(0),
    creditDays: smallint().notNull().default(0),
    status: text({ enum: BUYER_STATUSES }).notNull().default('active'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /** Everything the buyer is found by; written on each save. */
    searchText: text().notNull(),
    /** A merged buyer keeps answering under its old id, and says which one took its place. */
    mergedIntoId: uuid().references((): AnyPgColumn => buyers.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('buyers_by_name').on(table.businessName, table.id),
    index('buyers_by_city').on(table.city, table.id),
    index('buyers_by_creation').on(table.createdAt, table.id),
    index('buyers_by_manager').on(table.managerId),
    index('buyers_merged').on(table.mergedIntoId),
    index('buyers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check('buyers_credit', sql`${table.creditLimit} >= 0 and ${table.creditDays} >= 0`),
  ],
);

/** What was said about messages to a number, and how. Append-only: the last entry counts. */
export const buyerConsents = pgTable(
  'buyer_consents',
  {
    id: id(),
    /** None for the number of a seller, or of nobody we know. */
    buyerId: uuid().references(() => buyers.id),
    number: text().notNull(),
    consent: text({ enum: ['in', 'out'] }).notNull(),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    proof: text().notNull().default(''),
    /** Of what proves it: a signed paper, a screen. */
    photoId: uuid().references(() => photos.id),
    /** Who wrote it down; none where the person said so themselves in a message. */
    authorId: uuid().references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [
    index('buyer_consents_by_buyer').on(table.buyerId, table.at, table.id),
    index('buyer_consents_by_number').on(table.number, table.at, table.id),
    index('buyer_consents_by_time').on(table.at, table.id),
  ],
);

/** Notes of staff about a buyer. Authors may change their notes; the history keeps what stood there. */
export const buyerNotes = pgTable(
  'buyer_notes',
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => buyers.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant().notNull(),
    editedAt: instant(),
  },
  (table) => [index('buyer_notes_by_buyer').on(table.buyerId, table.at, table.id)],
);
