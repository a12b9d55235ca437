import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { attributes, attributeValues, productTypes } from '../../db/schema/taxonomy';

/** Kinds of records whose names are part of a catalog's search text. */
export const NAMED = ['seller', 'value', 'product-type'] as const;

export interface Named {
  of: (typeof NAMED)[number];
  id: string;
}

/** Ids of the catalogs whose search text includes its name, including deleted ones, after a given id. */
export async function idsNaming(
  tx: Queryable,
  { of, id }: Named,
  { after, limit }: { after?: string; limit: number },
): Promise<string[]> {
  const found =
    of === 'value'
      ? tx
          .select({ id: catalogTags.catalogId })
          .from(catalogTags)
          .where(and(eq(catalogTags.valueId, id), after ? gt(catalogTags.catalogId, after) : undefined))
          .orderBy(asc(catalogTags.catalogId))
      : tx
          .select({ id: catalogs.id })
          .from(catalogs)
          .where(
            and(
              eq(of === 'seller' ? catalogs.sellerId : catalogs.productTypeId, id),
              after ? gt(catalogs.id, after) : undefined,
            ),
          )
          .orderBy(asc(catalogs.id));
  return (await found.limit(limit)).map((row) => row.id);
}

const among = (ids: readonly string[]): SQL => sql`${catalogs.id} = any(${sql.param([...ids])}::uuid[])`;

/** Locks catalogs until the transaction ends, always in the same order. */
export async function lockAll(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.select({ id: catalogs.id }).from(catalogs).where(among(ids)).orderBy(asc(catalogs.id)).for('update');
}

/** Locks those of the catalogs that are not locked already. Returns how many. */
export const lockFree = async (tx: Queryable, ids: readonly string[]): Promise<number> =>
  (await tx.select({ id: catalogs.id }).from(catalogs).where(among(ids)).for('update', { skipLocked: true })).length;

const namesOf = (row: { nameEn: string; nameHi: string } | null) => (row ? [row.nameEn, row.nameHi] : []);

/** Names of the values of catalogs, by catalog, in taxonomy order. */
async function valueNames(tx: Queryable, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ catalogId: catalogTags.catalogId, nameEn: attributeValues.nameEn, nameHi: attributeValues.nameHi })
    .from(catalogTags)
    .innerJoin(attributeValues, eq(attributeValues.id, catalogTags.valueId))
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(inArray(catalogTags.catalogId, ids))
    .orderBy(asc(attributes.position), asc(attributes.id), asc(attributeValues.position), asc(attributeValues.id));
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.catalogId, [...(names.get(row.catalogId) ?? []), ...namesOf(row)]);
  return names;
}

/** The parts of catalogs' search texts. */
export async function wordsOf(tx: Queryable, ids: string[]) {
  const rows = await tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      designNumber: catalogs.designNumber,
      caption: catalogs.caption,
      sellerName: sellers.businessName,
      productType: { nameEn: productTypes.nameEn, nameHi: productTypes.nameHi },
    })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .leftJoin(productTypes, eq(productTypes.id, catalogs.productTypeId))
    .where(inArray(catalogs.id, ids));
  const tagged = await valueNames(tx, ids);
  return rows.map(({ productType, ...row }) => ({
    ...row,
    words: [...namesOf(productType), ...(tagged.get(row.id) ?? [])],
  }));
}

/** Writes the texts that changed. The catalogs themselves did not change: their versions stay. */
export async function writeTexts(tx: Queryable, texts: readonly { id: string; text: string }[]): Promise<void> {
  const [ids, words] = [texts.map(({ id }) => id), texts.map(({ text }) => text)];
  await tx.execute(sql`update ${catalogs} set search_text = now.text
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(words)}::text[]) as now (id, text)
    where ${catalogs.id} = now.id and ${catalogs.searchText} <> now.text`);
}
