import { and, asc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import { catalogSearchTerms } from '@/lib/domain/catalogs/catalog-search';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { seenByBuyers } from './visibility-repository';

interface Wanted {
  q?: string;
  /** Only these catalogs, whether or not they can be ordered. */
  ids?: readonly string[];
  /** Only this salesman's sellers; null for all sellers. */
  portfolio: string | null;
  sellerId?: string;
  limit: number;
}

const canBeOrdered = (tx: Queryable) =>
  sql<boolean>`(${and(seenByBuyers(tx), gt(catalogs.rate, 0), eq(sellers.ordersEnabled, true))})`;

/** Catalogs with what an order needs, by title. */
export const findForSale = (tx: Queryable, { q = '', ids, portfolio, sellerId, limit }: Wanted) =>
  tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      designNumber: catalogs.designNumber,
      rate: sql<number>`coalesce(${catalogs.rate}, 0)`,
      isSet: catalogs.isSet,
      pieces: catalogs.pieces,
      productTypeId: catalogs.productTypeId,
      isForSale: canBeOrdered(tx),
      seller: { id: sellers.id, businessName: sellers.businessName, minimumOrderValue: sellers.minimumOrderValue },
      sellerGstin: sellers.gstin,
      sellerState: markets.state,
    })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .where(
      and(
        portfolio === null ? undefined : eq(sellers.salesmanId, portfolio),
        sellerId ? eq(sellers.id, sellerId) : undefined,
        ids ? inArray(catalogs.id, [...ids]) : canBeOrdered(tx),
        ...catalogSearchTerms(q).map((term) => like(catalogs.searchText, containing(term))),
      ),
    )
    .orderBy(asc(catalogs.title), asc(catalogs.id))
    .limit(limit);
