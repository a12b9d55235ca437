import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { SellerThroughput } from '@/lib/contracts/catalogs/catalog-control';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { seenByBuyers } from './visibility-repository';

/** The sellers with the most live catalogs, and how many of those buyers can see. */
export async function topSellers(tx: Queryable, limit: number): Promise<SellerThroughput[]> {
  const { rows } = await tx.execute<{ id: string; name: string; live: number; seen: number }>(sql`
    select ${sellers.id} as id, ${sellers.businessName} as name, counted.live, counted.seen from (
      select ${catalogs.sellerId} as seller_id, count(*)::int as live,
        (count(*) filter (where ${seenByBuyers(tx)}))::int as seen
      from ${catalogs} where ${catalogs.status} = 'live' and ${catalogs.deletedAt} is null
      group by 1 order by 2 desc, 1 limit ${limit}
    ) counted join ${sellers} on ${sellers.id} = counted.seller_id order by counted.live desc, ${sellers.id}`);
  return rows.map(({ id, name, ...counts }) => ({ seller: { id, businessName: name }, ...counts }));
}

interface StatusCount {
  sellerId: string;
  status: CatalogStatus;
  count: number;
  seen: number;
}

/** Catalogs per status of these sellers, and how many of those buyers can see. */
export const countsOfSellers = (tx: Queryable, ids: string[]): Promise<StatusCount[]> =>
  tx
    .select({
      sellerId: catalogs.sellerId,
      status: catalogs.status,
      count: sql<number>`count(*)::int`,
      seen: sql<number>`(count(*) filter (where ${seenByBuyers(tx)}))::int`,
    })
    .from(catalogs)
    .where(and(inArray(catalogs.sellerId, ids), isNull(catalogs.deletedAt)))
    .groupBy(catalogs.sellerId, catalogs.status);
