import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { createdAt, id } from './columns';

const named = () => ({
  id: id(),
  nameEn: text().notNull(),
  nameHi: text().notNull(),
  /** A retired entry stays on old records and is not offered for new ones. */
  active: boolean().notNull().default(true),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

export const productTypes = pgTable(
  'product_types',
  { ...named(), segment: text({ enum: SEGMENTS }).notNull(), hsnCode: text().notNull() },
  (table) => [uniqueIndex('product_types_name').on(sql`lower(${table.nameEn})`)],
);

export const attributes = pgTable(
  'attributes',
  {
    ...named(),
    /** A catalog may have several of its values: colours, sizes. */
    several: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('attributes_name').on(sql`lower(${table.nameEn})`)],
);

export const attributeValues = pgTable(
  'attribute_values',
  {
    ...named(),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id),
    /** A merged value points to its survivor. */
    mergedIntoId: uuid().references((): AnyPgColumn => attributeValues.id),
  },
  (table) => [
    uniqueIndex('attribute_values_name')
      .on(table.attributeId, sql`lower(${table.nameEn})`)
      .where(sql`${table.mergedIntoId} is null`),
    unique('attribute_values_of').on(table.attributeId, table.id),
  ],
);

/** Attributes of a product type. */
export const productTypeAttributes = pgTable(
  'product_type_attributes',
  {
    productTypeId: uuid()
      .notNull()
      .references(() => productTypes.id),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id),
    required: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productTypeId, table.attributeId] })],
);

/** The values a product type allows for an attribute. Without rows for the attribute, all are allowed. */
export const productTypeValues = pgTable(
  'product_type_values',
  {
    productTypeId: uuid().notNull(),
    attributeId: uuid().notNull(),
    valueId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productTypeId, table.valueId] }),
    foreignKey({
      name: 'product_type_values_attribute',
      columns: [table.productTypeId, table.attributeId],
      foreignColumns: [productTypeAttributes.productTypeId, productTypeAttributes.attributeId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_type_values_value',
      columns: [table.attributeId, table.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    index('product_type_values_by_value').on(table.valueId),
  ],
);

/** Tax rate of a product type, from a day on. */
export const gstRates = pgTable(
  'gst_rates',
  {
    productTypeId: uuid()
      .notNull()
      .references(() => productTypes.id),
    from: date({ mode: 'string' }).notNull(),
    basisPoints: integer().notNull(),
    /** Pieces above this price are taxed at the other rate. Both are set or neither. */
    limitPaise: integer(),
    aboveBasisPoints: integer(),
  },
  (table) => [primaryKey({ columns: [table.productTypeId, table.from] })],
);
