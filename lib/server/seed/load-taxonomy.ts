import { sql } from 'drizzle-orm';
import { recordAudit } from '../db/record-audit';
import { clock } from '../clock';
import { transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { newId } from '../db/schema/columns';
import {
  attributes,
  attributeValues,
  gstRates,
  productTypeAttributes,
  productTypes,
  productTypeValues,
} from '../db/schema/taxonomy';
import { STARTING_ATTRIBUTES, type StartingAttributeKey } from './attribute-data';
import { STARTING_PRODUCT_TYPES } from './product-type-data';
import type { Names } from './value-data';

/** Any fixed number: processes that start together on one database wait for each other on this lock. */
const LOADING_LOCK = 20_262_113;

function startingRows(now: Date) {
  const named = ([nameEn, nameHi]: Names, index: number) => ({
    id: newId(),
    nameEn,
    nameHi,
    active: true,
    position: index + 1,
    version: 1,
    createdAt: now,
  });
  const attributeIds = new Map<StartingAttributeKey, string>();
  const sizeIds = new Map<string, string>();
  const rows = {
    attributes: [] as (typeof attributes.$inferInsert)[],
    values: [] as (typeof attributeValues.$inferInsert)[],
    types: [] as (typeof productTypes.$inferInsert)[],
    applied: [] as (typeof productTypeAttributes.$inferInsert)[],
    allowed: [] as (typeof productTypeValues.$inferInsert)[],
    rates: [] as (typeof gstRates.$inferInsert)[],
  };
  const idOf = (key: StartingAttributeKey) => attributeIds.get(key) ?? '';

  Object.entries(STARTING_ATTRIBUTES).forEach(([key, attribute], index) => {
    const row = named(attribute.name as Names, index);
    attributeIds.set(key as StartingAttributeKey, row.id);
    rows.attributes.push({ ...row, several: 'several' in attribute });
    attribute.values.forEach((name, place) => {
      const value = { ...named(name as Names, place), attributeId: row.id };
      rows.values.push(value);
      if (key === 'size') sizeIds.set(value.nameEn, value.id);
    });
  });
  STARTING_PRODUCT_TYPES.forEach(
    ({ name, segment, hsnCode, required, optional, sizes = [], gstRates: rates }, index) => {
      const type = named(name, index);
      const productTypeId = type.id;
      rows.types.push({ ...type, segment, hsnCode });
      const applied = [...required, ...optional].map((key) => ({
        attributeId: idOf(key),
        required: required.includes(key),
      }));
      rows.applied.push(...applied.map((one) => ({ ...one, productTypeId })));
      rows.allowed.push(
        ...sizes.map((size) => ({ productTypeId, attributeId: idOf('size'), valueId: sizeIds.get(size) ?? '' })),
      );
      rows.rates.push(
        ...rates.map(({ from, basisPoints, above }) => ({
          productTypeId,
          from,
          basisPoints,
          limitPaise: above?.limitPaise ?? null,
          aboveBasisPoints: above?.basisPoints ?? null,
        })),
      );
    },
  );
  return rows;
}

/** Loads the initial product types and attributes once: later changes by admins stay. */
export const loadTaxonomy = (): Promise<void> =>
  transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
    if ((await tx.$count(attributes)) > 0 || (await tx.$count(productTypes)) > 0) return;
    const rows = startingRows(clock.now());
    await insertMany(tx, attributes, rows.attributes);
    await insertMany(tx, attributeValues, rows.values);
    await insertMany(tx, productTypes, rows.types);
    await insertMany(tx, productTypeAttributes, rows.applied);
    await insertMany(tx, productTypeValues, rows.allowed);
    await insertMany(tx, gstRates, rows.rates);
    const details = { attributes: rows.attributes.length, values: rows.values.length, productTypes: rows.types.length };
    await recordAudit(tx, { actorId: null, action: 'taxonomy.loaded', details });
  });
