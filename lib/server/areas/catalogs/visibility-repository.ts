import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';

/** The database's side of `hiddenBecause` in the domain: a test holds one against the other. */
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

/** The versions of those of the catalogs that buyers see, by their ids. */
export async function versionsSeen(tx: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: catalogs.id, version: catalogs.version })
    .from(catalogs)
    .where(and(inArray(catalogs.id, [...ids]), seenByBuyers(tx)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}
