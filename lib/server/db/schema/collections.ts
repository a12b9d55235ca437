import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FillRule } from '@/lib/contracts/collections/collection-record';
import { COLLECTION_STATUSES } from '@/lib/domain/collections/collection-status';
import type { ShareOptions } from '@/lib/domain/collections/shared-page';
import type { Snapshot } from '@/lib/domain/collections/snapshot';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { catalogs } from './catalogs';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** Catalogs presented to buyers together. Days are Indian dates such as 2026-11-21. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    nameEn: text().notNull(),
    nameHi: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    descriptionHi: text().notNull().default(''),
    segment: text({ enum: SEGMENTS }),
    /** The catalog that provides the collection's cover. */
    coverCatalogId: uuid().references(() => catalogs.id),
    status: text({ enum: COLLECTION_STATUSES }).notNull().default('curating'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    liveFrom: text(),
    liveUntil: text(),
    /** Number of catalogs. */
    size: integer().notNull().default(0),
    /** Counts from 1; a later revision refers to the one it was made from. */
    revision: integer().notNull().default(1),
    previousId: uuid().references((): AnyPgColumn => collections.id),
    /** Catalogs that keep their position when the collection is sorted, and those that rules must not add. */
    pinnedIds: jsonb().$type<string[]>().notNull().default([]),
    excludedIds: jsonb().$type<string[]>().notNull().default([]),
    /** The rules used to fill it, latest first. */
    rules: jsonb().$type<FillRule[]>().notNull().default([]),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('collections_by_name').on(table.nameEn, table.id),
    index('collections_by_creation').on(table.createdAt, table.id),
    index('collections_by_change').on(table.statusChangedAt, table.id),
    index('collections_by_size').on(table.size, table.id),
    uniqueIndex('collections_revision').on(table.previousId),
    index('collections_due')
      .on(table.liveFrom)
      .where(sql`${table.status} = 'scheduled'`),
    index('collections_ending')
      .on(table.liveUntil)
      .where(sql`${table.status} = 'live'`),
  ],
);

/** Catalogs of a collection, in order. */
export const collectionMembers = pgTable(
  'collection_members',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id),
    catalogId: uuid()
      .notNull()
      .references(() => catalogs.id),
    position: integer().notNull(),
    /** When its curator was notified that buyers cannot see it; null while they can. */
    toldHiddenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.catalogId] }),
    index('collection_members_by_catalog').on(table.catalogId),
  ],
);

/** Contents of a finalized collection. The database refuses changes. */
export const collectionSnapshots = pgTable('collection_snapshots', {
  collectionId: uuid()
    .primaryKey()
    .references(() => collections.id),
  content: jsonb().$type<Snapshot>().notNull(),
  /** SHA-256 of its `snapshotLine`. */
  hash: text().notNull(),
  madeAt: instant().notNull(),
  madeById: uuid()
    .notNull()
    .references(() => users.id),
});

/** A URL that shows a collection to buyers until it is revoked or expires. */
export const collectionLinks = pgTable(
  'collection_links',
  {
    id: id(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id),
    options: jsonb().$type<ShareOptions>().notNull(),
    views: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('collection_links_by_collection').on(table.collectionId, table.createdAt, table.id)],
);
