import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Attribute, AttributeValue } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Queryable } from '../../db/database';
import { attributes, attributeValues, productTypeValues } from '../../db/schema/taxonomy';

type AttributeRow = typeof attributes.$inferSelect;
export type ValueRow = typeof attributeValues.$inferSelect;

export const toValue = ({ position, createdAt, mergedIntoId, ...value }: ValueRow): AttributeValue => value;

/** Attributes with their values, both in display order. */
export async function listAttributes(tx: Queryable, ids?: string[]): Promise<Attribute[]> {
  const rows = await tx
    .select()
    .from(attributes)
    .where(ids && inArray(attributes.id, ids))
    .orderBy(asc(attributes.position), asc(attributes.id));
  const values = await tx
    .select()
    .from(attributeValues)
    .where(and(isNull(attributeValues.mergedIntoId), ids && inArray(attributeValues.attributeId, ids)))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));
  return rows.map(({ position, createdAt, ...attribute }) => ({
    ...attribute,
    values: values.filter(({ attributeId }) => attributeId === attribute.id).map(toValue),
  }));
}

/** Locks attributes until the transaction ends. */
export const lockAttributes = (tx: Queryable, ids: string[]): Promise<AttributeRow[]> =>
  tx.select().from(attributes).where(inArray(attributes.id, ids)).orderBy(asc(attributes.id)).for('update');

/** Locks values until the transaction ends, so that they cannot be changed or merged. */
export const lockValues = (tx: Queryable, ids: string[]): Promise<ValueRow[]> =>
  tx
    .select()
    .from(attributeValues)
    .where(inArray(attributeValues.id, ids))
    .orderBy(asc(attributeValues.id))
    .for('update');

/** Reads values and locks them until the transaction ends, so that they cannot be merged. */
export const holdValues = (tx: Queryable, ids: string[]): Promise<ValueRow[]> =>
  tx
    .select()
    .from(attributeValues)
    .where(and(inArray(attributeValues.id, ids), isNull(attributeValues.mergedIntoId)))
    .orderBy(asc(attributeValues.id))
    .for('share');

export const findValue = async (tx: Queryable, id: string): Promise<ValueRow | undefined> =>
  (await tx.select().from(attributeValues).where(eq(attributeValues.id, id)))[0];

export async function insertAttribute(tx: Queryable, row: Omit<typeof attributes.$inferInsert, 'position'>) {
  await tx.insert(attributes).values({
    ...row,
    position: sql`(select coalesce(max(${attributes.position}), 0) + 1 from ${attributes})`,
  });
}

export async function updateAttribute(
  tx: Queryable,
  id: string,
  changes: Partial<Pick<AttributeRow, 'nameEn' | 'nameHi' | 'several' | 'active'>>,
): Promise<void> {
  await tx
    .update(attributes)
    .set({ ...changes, version: sql`${attributes.version} + 1` })
    .where(eq(attributes.id, id));
}

export async function insertValue(tx: Queryable, row: Omit<typeof attributeValues.$inferInsert, 'position'>) {
  await tx.insert(attributeValues).values({
    ...row,
    position: sql`(select coalesce(max(${attributeValues.position}), 0) + 1 from ${attributeValues}
      where ${attributeValues.attributeId} = ${row.attributeId})`,
  });
}

export type ValueChanges = Partial<Pick<ValueRow, 'nameEn' | 'nameHi' | 'active'>>;

export async function updateValue(tx: Queryable, id: string, changes: ValueChanges): Promise<void> {
  await tx
    .update(attributeValues)
    .set({ ...changes, version: sql`${attributeValues.version} + 1` })
    .where(eq(attributeValues.id, id));
}

/** Removes a value, also from the product types that name it. @throws when anything else uses it. */
export async function removeValue(tx: Queryable, id: string): Promise<void> {
  await tx.delete(productTypeValues).where(eq(productTypeValues.valueId, id));
  await tx.delete(attributeValues).where(eq(attributeValues.id, id));
}

/** Stores the order of values, as given. */
export async function orderValues(tx: Queryable, ids: string[]): Promise<void> {
  await tx.execute(sql`update ${attributeValues} set position = wanted.position
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, position)
    where ${attributeValues.id} = wanted.id`);
}
