import { sql } from 'drizzle-orm';
import {
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
import { CATALOG_STATUSES } from '@/lib/domain/catalog-status';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { sellers } from './sellers';
import { attributeValues, productTypes } from './taxonomy';
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
    /** Paise for one piece, GST extra. */
    rate: integer(),
    /** The buyer takes every piece of it. */
    isSet: boolean().notNull().default(false),
    pieces: smallint(),
    sizes: text().array().notNull().default([]),
    /** Pieces. */
    minimumOrder: smallint(),
    dispatchDays: smallint(),
    status: text({ enum: CATALOG_STATUSES }).notNull().default('draft'),
    /** What was said with the last step, when it asked for a reason. */
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    isAvailable: boolean().notNull().default(true),
    isVisible: boolean().notNull().default(true),
    qcPassed: boolean().notNull().default(false),
    deletedAt: instant(),
    groupId: uuid().references(() => catalogGroups.id),
    groupPosition: smallint(),
    taggedById: person(),
    lastEditedById: person(),
    reviewedById: person(),
    /** As the seller wrote it. */
    caption: text().notNull().default(''),
    /** Everything it is found by; written on each save. */
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
    index('catalogs_by_group').on(table.groupId, table.groupPosition),
    index('catalogs_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** The pictures of a catalog, in order. */
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

/** The values of its attributes that a catalog has. */
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
