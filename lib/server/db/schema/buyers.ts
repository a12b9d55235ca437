import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { BUYER_STATUSES } from '@/lib/domain/buyers/buyer-status';
import { CONSENT_SOURCES } from '@/lib/domain/buyers/consent';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { users } from './users';

/** Retailers who place orders. */
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
    /** Paise; zero means no credit. */
    creditLimit: integer().notNull().default(0),
    creditDays: smallint().notNull().default(0),
    status: text({ enum: BUYER_STATUSES }).notNull().default('active'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /** Search text of the buyer; rewritten on each save. */
    searchText: text().notNull(),
    /** A merged buyer stays reachable under its old id and points to its survivor. */
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

/** Consent or refusal of messages for a number, with its source. Append-only: the last entry counts. */
export const buyerConsents = pgTable(
  'buyer_consents',
  {
    id: id(),
    /** Null for a number of a seller or an unknown person. */
    buyerId: uuid().references(() => buyers.id),
    number: text().notNull(),
    consent: text({ enum: ['in', 'out'] }).notNull(),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    proof: text().notNull().default(''),
    /** Photo of the proof: a signed paper or a screen. */
    photoId: uuid().references(() => photos.id),
    /** The person who recorded it; null where it came in a message from the recipient. */
    authorId: uuid().references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [
    index('buyer_consents_by_buyer').on(table.buyerId, table.at, table.id),
    index('buyer_consents_by_number').on(table.number, table.at, table.id),
    index('buyer_consents_by_time').on(table.at, table.id),
  ],
);

/** Staff notes about a buyer. Authors may edit their notes; the history keeps earlier texts. */
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
