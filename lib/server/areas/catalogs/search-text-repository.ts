import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';

/** What gives catalogs words they are found by. */
export const NAMED = ['seller', 'value', 'product-type'] as const;

export interface Named {
  of: (typeof NAMED)[number];
  id: string;
}

/** The catalogs that have its name among their words, deleted ones as well, by their ids; those behind one of them. */
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

/** Holds catalogs until the transaction ends, always in the same order. */
export async function lockAll(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.select({ id: catalogs.id }).from(catalogs).where(among(ids)).orderBy(asc(catalogs.id)).for('update');
}

/** Holds those of the catalogs that nobody else holds at this moment. Gives how many. */
export const lockFree = async (tx: Queryable, ids: readonly string[]): Promise<number> =>
  (await tx.select({ id: catalogs.id }).from(catalogs).where(among(ids)).for('update', { skipLocked: true })).length;

/** What the text is made of that catalogs are found by. */
export const wordsOf = (tx: Queryable, ids: string[]) =>
  tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      designNumber: catalogs.designNumber,
      productTypeId: catalogs.productTypeId,
      caption: catalogs.caption,
      seller: { businessName: sellers.businessName },
    })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .where(inArray(catalogs.id, ids));

/** Writes the texts that are others by now. Nobody changed the catalogs themselves: their versions stay. */
export async function writeTexts(tx: Queryable, texts: readonly { id: string; text: string }[]): Promise<void> {
  const [ids, words] = [texts.map(({ id }) => id), texts.map(({ text }) => text)];
  await tx.execute(sql`update ${catalogs} set search_text = now.text
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(words)}::text[]) as now (id, text)
    where ${catalogs.id} = now.id and ${catalogs.searchText} <> now.text`);
}
