import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { sellerGroups } from '../../db/schema/seller-groups';
import { sellers } from '../../db/schema/sellers';
import { inPortfolio, selectSellers } from './repository';

/** Sellers with the number of their groups in use, except those in another's portfolio. */
export async function findByIds(tx: Queryable, ids: readonly string[], portfolio: string | null) {
  if (ids.length === 0) return [];
  const found = await selectSellers(tx).where(and(inArray(sellers.id, [...ids]), inPortfolio(portfolio)));
  const groups = await tx
    .select({ id: sellerGroups.sellerId, n: sql<number>`count(*)::int` })
    .from(sellerGroups)
    .where(and(inArray(sellerGroups.sellerId, [...ids]), eq(sellerGroups.active, true)))
    .groupBy(sellerGroups.sellerId);
  const active = new Map(groups.map(({ id, n }) => [id, n]));
  return found.map((seller) => ({ ...seller, counters: { activeGroups: active.get(seller.id) ?? 0 } }));
}
