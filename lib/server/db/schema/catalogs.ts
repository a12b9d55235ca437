import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';
import { VALUE_REQUEST_STATES } from '@/lib/domain/taxonomy/value-request-states';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { sellers } from './sellers';
import { attributes, attributeValues, productTypes } from './taxonomy';
import { uploads } from './uploads';
import { users } from './users';

const person = () => uuid().references(() => users.id);

/** Catalogs that belong together, often the parts of a volume. */
export const catalogGroups = pgTable('catalog_groups', {
  id: id(),
  name: text().notNull(),
  sellerId: uuid()
    .notNull()
    .references(() => sellers.id),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

export const catalogs = pgTable(
  'catalogs',
  {
    id: id(),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    designNumber: text().notNull().default(''),
    productTypeId: uuid().references(() => productTypes.id),
    /** Paise per piece, excluding GST. */
    rate: integer(),
    /** The buyer must take every piece. */
    isSet: boolean().notNull().default(false),
    pieces: smallint(),
    sizes: text().array().notNull().default([]),
    /** Pieces. */
    minimumOrder: smallint(),
    dispatchDays: smallint(),
    status: text({ enum: CATALOG_STATUSES }).notNull().default('draft'),
    /** Reason given with the last status change, if it required one. */
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    isAvailable: boolean().notNull().default(true),
    isVisible: boolean().notNull().default(true),
    qcPassed: boolean().notNull().default(false),
    deletedAt: instant(),
    /** A merged catalog is deleted, stays reachable under its old id and points to its survivor. */
    mergedIntoId: uuid().references((): AnyPgColumn => catalogs.id),
    groupId: uuid().references(() => catalogGroups.id),
    groupPosition: smallint(),
    taggedById: person(),
    lastEditedById: person(),
    reviewedById: person(),
    /** As written by the seller. */
    caption: text().notNull().default(''),
    /** How often the seller posted it again with the same words, and when last. */
    offeredAgain: integer().notNull().default(0),
    lastOfferedAt: instant(),
    /** Search text; rewritten on each save and when a referenced name changes. */
    searchText: text().notNull().default(''),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('catalogs_by_creation').on(table.createdAt, table.id),
    index('catalogs_by_title').on(table.title, table.id),
    index('catalogs_by_status').on(table.status, table.statusChangedAt, table.id),
    index('catalogs_by_status_creation').on(table.status, table.createdAt, table.id),
    index('catalogs_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('catalogs_by_upload').on(table.uploadId, table.id),
    index('catalogs_by_product_type').on(table.productTypeId, table.createdAt, table.id),
    index('catalogs_merged')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    index('catalogs_by_group').on(table.groupId, table.groupPosition),
    index('catalogs_live_by_seller')
      .on(table.sellerId)
      .where(sql`${table.status} = 'live' and ${table.deletedAt} is null`),
    index('catalogs_in_review')
      .on(table.taggedById, table.lastEditedById)
      .where(sql`${table.status} = 'in_review' and ${table.deletedAt} is null`),
    index('catalogs_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Photos of a catalog, in order. */
export const catalogImages = pgTable(
  'catalog_images',
  {
    id: id(),
    catalogId: uuid()
      .notNull()
      .references(() => catalogs.id),
    photoId: uuid()
      .notNull()
      .references(() => photos.id),
    position: smallint().notNull(),
    isCover: boolean().notNull().default(false),
  },
  (table) => [
    index('catalog_images_in_order').on(table.catalogId, table.position),
    index('catalog_images_by_photo').on(table.photoId),
    uniqueIndex('catalog_images_cover')
      .on(table.catalogId)
      .where(sql`${table.isCover}`),
  ],
);

/** Attribute values of a catalog. */
export const catalogTags = pgTable(
  'catalog_tags',
  {
    catalogId: uuid()
      .notNull()
      .references(() => catalogs.id),
    attributeId: uuid().notNull(),
    valueId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.valueId] }),
    foreignKey({
      name: 'catalog_tags_value',
      columns: [table.attributeId, table.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    index('catalog_tags_by_value').on(table.valueId, table.catalogId),
  ],
);

/** Photos a tag applies to, where it does not apply to the whole catalog. */
export const catalogTagImages = pgTable(
  'catalog_tag_images',
  {
    catalogId: uuid().notNull(),
    valueId: uuid().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => catalogImages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.valueId, table.imageId] }),
    foreignKey({
      name: 'catalog_tag_images_tag',
      columns: [table.catalogId, table.valueId],
      foreignColumns: [catalogTags.catalogId, catalogTags.valueId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('catalog_tag_images_by_image').on(table.imageId),
  ],
);

/** A value missing from the taxonomy, requested while tagging; an admin decides. */
export const valueRequests = pgTable(
  'value_requests',
  {
    id: id(),
    catalogId: uuid()
      .notNull()
      .references(() => catalogs.id),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id),
    nameEn: text().notNull(),
    nameHi: text().notNull().default(''),
    note: text().notNull().default(''),
    state: text({ enum: VALUE_REQUEST_STATES }).notNull().default('open'),
    /** The value created for it, or the existing one it matched. */
    valueId: uuid().references(() => attributeValues.id),
    askedById: uuid()
      .notNull()
      .references(() => users.id),
    decidedById: person(),
    decidedAt: instant(),
    reason: text(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('value_requests_by_state').on(table.state, table.createdAt, table.id),
    index('value_requests_by_catalog').on(table.catalogId),
    uniqueIndex('value_requests_open')
      .on(table.catalogId, table.attributeId, sql`lower(${table.nameEn})`)
      .where(sql`${table.state} = 'open'`),
  ],
);
