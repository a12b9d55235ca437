import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { ProductType, ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Queryable } from '../../db/database';
import { says } from '../../db/keyset';
import { attributes, gstRates, productTypeAttributes, productTypes, productTypeValues } from '../../db/schema/taxonomy';

type Row = typeof productTypes.$inferSelect;
type Rate = ProductType['gstRates'][number];

const toRate = ({ from, basisPoints, limitPaise, aboveBasisPoints }: typeof gstRates.$inferSelect): Rate => ({
  from,
  basisPoints,
  above: limitPaise === null || aboveBasisPoints === null ? null : { limitPaise, basisPoints: aboveBasisPoints },
});

/** Product types in use that match a search, or those with the given ids. */
export const listOptions = (tx: Queryable, { q = '', id }: { q?: string; id?: string[] }) => {
  const { active, nameEn, nameHi } = productTypes;
  return tx
    .select({ id: productTypes.id, label: nameEn })
    .from(productTypes)
    .where(id ? inArray(productTypes.id, id) : and(eq(active, true), or(says(nameEn, q), says(nameHi, q))))
    .orderBy(asc(productTypes.position), asc(productTypes.id))
    .limit(id ? id.length : OPTIONS_SIZE);
};

/** Product types with everything that belongs to them, in display order. */
export async function listProductTypes(tx: Queryable, ids?: string[]): Promise<ProductType[]> {
  const rows = await tx
    .select()
    .from(productTypes)
    .where(ids && inArray(productTypes.id, ids))
    .orderBy(asc(productTypes.position), asc(productTypes.id));
  const applied = await tx
    .select()
    .from(productTypeAttributes)
    .where(ids && inArray(productTypeAttributes.productTypeId, ids))
    .orderBy(asc(productTypeAttributes.attributeId));
  const values = await tx
    .select()
    .from(productTypeValues)
    .where(ids && inArray(productTypeValues.productTypeId, ids))
    .orderBy(asc(productTypeValues.valueId));
  const rates = await tx
    .select()
    .from(gstRates)
    .where(ids && inArray(gstRates.productTypeId, ids))
    .orderBy(asc(gstRates.from));
  return rows.map(({ position, createdAt, ...type }) => ({
    ...type,
    attributes: applied
      .filter(({ productTypeId }) => productTypeId === type.id)
      .map(({ attributeId, required }) => ({
        attributeId,
        required,
        valueIds: values
          .filter((one) => one.productTypeId === type.id && one.attributeId === attributeId)
          .map(({ valueId }) => valueId),
      })),
    gstRates: rates.filter(({ productTypeId }) => productTypeId === type.id).map(toRate),
  }));
}

/** The attributes that product types require, in display order. */
export const listRequired = (tx: Queryable, ids: string[]) =>
  tx
    .select({ productTypeId: productTypeAttributes.productTypeId, id: attributes.id, nameEn: attributes.nameEn })
    .from(productTypeAttributes)
    .innerJoin(attributes, eq(attributes.id, productTypeAttributes.attributeId))
    .where(and(inArray(productTypeAttributes.productTypeId, ids), productTypeAttributes.required))
    .orderBy(asc(attributes.position), asc(attributes.id));

/** Locks product types until the transaction ends. */
export const lockProductTypes = (tx: Queryable, ids: string[]): Promise<Row[]> =>
  tx.select().from(productTypes).where(inArray(productTypes.id, ids)).orderBy(asc(productTypes.id)).for('update');

/** Takes a shared lock on a product type: others may use it, but not change it, until the transaction ends. */
export const holdProductType = (tx: Queryable, id: string) =>
  tx.select({ id: productTypes.id }).from(productTypes).where(eq(productTypes.id, id)).for('share');

export async function insertProductType(tx: Queryable, row: Omit<typeof productTypes.$inferInsert, 'position'>) {
  await tx.insert(productTypes).values({
    ...row,
    position: sql`(select coalesce(max(${productTypes.position}), 0) + 1 from ${productTypes})`,
  });
}

export async function updateProductTypes(
  tx: Queryable,
  ids: string[],
  changes: Partial<Pick<Row, 'nameEn' | 'nameHi' | 'segment' | 'hsnCode' | 'active'>>,
): Promise<void> {
  await tx
    .update(productTypes)
    .set({ ...changes, version: sql`${productTypes.version} + 1` })
    .where(inArray(productTypes.id, ids));
}

export async function replaceApplied(
  tx: Queryable,
  productTypeId: string,
  applied: ProductTypeForm['attributes'],
): Promise<void> {
  await tx.delete(productTypeAttributes).where(eq(productTypeAttributes.productTypeId, productTypeId));
  const rows = applied.map(({ attributeId, required }) => ({ productTypeId, attributeId, required }));
  if (rows.length > 0) await tx.insert(productTypeAttributes).values(rows);
  const values = applied.flatMap(({ attributeId, valueIds }) =>
    valueIds.map((valueId) => ({ productTypeId, attributeId, valueId })),
  );
  if (values.length > 0) await tx.insert(productTypeValues).values(values);
}

export async function replaceRates(tx: Queryable, productTypeId: string, rates: ProductTypeForm['gstRates']) {
  await tx.delete(gstRates).where(eq(gstRates.productTypeId, productTypeId));
  const rows = rates.map(({ from, basisPoints, above }) => ({
    productTypeId,
    from,
    basisPoints,
    limitPaise: above?.limitPaise ?? null,
    aboveBasisPoints: above?.basisPoints ?? null,
  }));
  if (rows.length > 0) await tx.insert(gstRates).values(rows);
}

/** Number of product types in use that offer a value: they have the attribute, and list the value or no values. */
export const countOffering = (tx: Queryable, { id, attributeId }: { id: string; attributeId: string }) => {
  const { productTypeId } = productTypeValues;
  const named = tx
    .select({ id: productTypeValues.valueId })
    .from(productTypeValues)
    .where(and(eq(productTypeId, productTypes.id), eq(productTypeValues.attributeId, attributeId)));
  const has = tx
    .select({ id: productTypeAttributes.attributeId })
    .from(productTypeAttributes)
    .where(
      and(eq(productTypeAttributes.productTypeId, productTypes.id), eq(productTypeAttributes.attributeId, attributeId)),
    );
  return tx.$count(
    productTypes,
    sql`${productTypes.active} and exists ${has} and (not exists ${named} or ${id}::uuid in ${named})`,
  );
};

/** Adds a value to the values that product types list. */
export async function addTo(tx: Queryable, ids: string[], value: { id: string; attributeId: string }): Promise<void> {
  const rows = ids.map((productTypeId) => ({ productTypeId, attributeId: value.attributeId, valueId: value.id }));
  if (rows.length > 0) await tx.insert(productTypeValues).values(rows);
}
