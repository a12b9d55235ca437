import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { attributeValues } from '../../db/schema/taxonomy';

/** SQL counterpart of `hiddenBecause` in the domain; a test compares the two. */
export const seenByBuyers = (tx: Queryable): SQL => {
  const { status, catalogAvailable, deprioritised } = sellers;
  const showing = tx
    .select({ one: sql`1` })
    .from(sellers)
    .where(
      and(
        eq(sellers.id, catalogs.sellerId),
        eq(status, 'active'),
        eq(catalogAvailable, true),
        eq(deprioritised, false),
      ),
    );
  return sql`(${and(
    eq(catalogs.status, 'live'),
    eq(catalogs.isVisible, true),
    eq(catalogs.isAvailable, true),
    isNull(catalogs.deletedAt),
    exists(showing),
  )})`;
};

/** Names of sellers and tags are shown with a catalog but do not change its version. */
const namesShown = (tx: Queryable) => {
  const tags = tx
    .select({
      names: sql`string_agg(${attributeValues.nameEn} || ' ' || ${attributeValues.nameHi}, ' ' order by ${attributeValues.id})`,
    })
    .from(catalogTags)
    .innerJoin(attributeValues, eq(attributeValues.id, catalogTags.valueId))
    .where(eq(catalogTags.catalogId, catalogs.id));
  const seller = tx.select({ name: sellers.businessName }).from(sellers).where(eq(sellers.id, catalogs.sellerId));
  return sql<string>`concat_ws(' ', (${seller}), (${tags}))`;
};

/** Editions of the catalogs that buyers see, by id. An unchanged edition means the catalog looks the same. */
export async function editionsSeen(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: catalogs.id, version: catalogs.version, names: namesShown(tx) })
    .from(catalogs)
    .where(and(inArray(catalogs.id, [...ids]), seenByBuyers(tx)));
  return new Map(rows.map(({ id, version, names }) => [id, `${version} ${names}`]));
}
