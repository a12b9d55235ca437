import { sql, type SQL } from 'drizzle-orm';
import { COUNT_LIMIT } from '@/lib/contracts/list';
import type { Queryable } from '../../db/database';
import { catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { type CatalogFilters, matching } from './list-repository';

export const FACETS = ['status', 'productTypeId', 'marketId', 'sellerId', 'valueId'] as const;
export type Facet = (typeof FACETS)[number];
export type Facets = Record<Facet, { value: string; count: number }[]>;

/** Values of one facet that are worth showing. */
const MOST_VALUES = 30;

const column: Record<Exclude<Facet, 'marketId' | 'valueId'>, SQL> = {
  status: sql`status`,
  productTypeId: sql`product_type_id`,
  sellerId: sql`seller_id`,
};

function counted(facet: Facet): SQL {
  const name = sql`${facet}::text`;
  const most = sql`group by 2 order by 3 desc, 2 limit ${MOST_VALUES}`;
  if (facet === 'marketId')
    return sql`(select ${name} as facet, s.market_id::text as value, count(*)::int as count from matching
      join ${sellers} s on s.id = matching.seller_id where s.market_id is not null ${most})`;
  if (facet === 'valueId')
    return sql`(select ${name} as facet, t.value_id::text as value, count(*)::int as count from matching
      join ${catalogTags} t on t.catalog_id = matching.id ${sql`group by 2 order by 3 desc, 2 limit 200`})`;
  return sql`(select ${name} as facet, ${column[facet]}::text as value, count(*)::int as count from matching
    where ${column[facet]} is not null ${most})`;
}

async function countAll(tx: Queryable, filters: CatalogFilters, facets: readonly Facet[]) {
  const where = await matching(tx, filters);
  const { rows } = await tx.execute<{ facet: Facet; value: string; count: number }>(sql`
    with matching as materialized (
      select ${catalogs.id} as id, ${catalogs.status} as status, ${catalogs.productTypeId} as product_type_id,
        ${catalogs.sellerId} as seller_id from ${catalogs} where ${where} limit ${COUNT_LIMIT}
    ) ${sql.join(facets.map(counted), sql` union all `)}`);
  return rows;
}

/**
 * How many catalogs there are of each value, among as many matches as a list counts. A facet somebody chose values of
 * counts as if they had not, so that the others can be seen beside them.
 */
export async function countFacets(tx: Queryable, filters: CatalogFilters): Promise<Facets> {
  const chosen = FACETS.filter((facet) => filters[facet] !== undefined);
  const rows = await countAll(
    tx,
    filters,
    FACETS.filter((facet) => !chosen.includes(facet)),
  );
  for (const facet of chosen) rows.push(...(await countAll(tx, { ...filters, [facet]: undefined }, [facet])));
  const facets: Facets = { status: [], productTypeId: [], marketId: [], sellerId: [], valueId: [] };
  for (const { facet, value, count } of rows) facets[facet].push({ value, count });
  return facets;
}
