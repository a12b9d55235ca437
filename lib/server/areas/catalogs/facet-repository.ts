import { sql, type SQL } from 'drizzle-orm';
import { COUNT_LIMIT } from '@/lib/contracts/base/list';
import {
  AGES,
  CATALOG_FACETS,
  type CatalogFacet,
  RATE_BANDS,
  TAGGED_LIMIT,
} from '@/lib/domain/catalogs/catalog-facets';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { type CatalogFilters, matching } from './filter-repository';
import { readSearch, type Search } from './search-repository';

/** Every facet with the filters that select its values. */
const FACETS = {
  status: ['status'],
  productTypeId: ['productTypeId'],
  marketId: ['marketId'],
  sellerId: ['sellerId'],
  valueId: ['valueId'],
  rate: ['rateFrom', 'rateTo'],
  days: ['days'],
} as const satisfies Record<CatalogFacet, readonly (keyof CatalogFilters)[]>;

type Facet = CatalogFacet;
type Facets = Record<Facet, { value: string; count: number }[]>;

/** Maximum values shown per facet. */
const MOST_VALUES = { valueId: 200, other: 30 } as const;

/** Lower bounds of the rate bands, in the order the database counts them. */
const RATES = RATE_BANDS.map(({ from }) => from);
const youngestLast = () => [...AGES].reverse();

/** Matches by seller; markets are then looked up once per seller, not once per catalog. */
const BY_SELLER = sql`select seller_id as value, count(*)::int as n from matching group by seller_id`;

/**
 * Looks up markets seller by seller. With a join, an estimate of too few matches makes Postgres compare every seller
 * with every other. Tags use an array below, since it would otherwise read the tags of all catalogs.
 */
const BY_MARKET = sql`select value, n from (
    select market_id as value, sum(n)::int as n
    from (select (select s.market_id from ${sellers} s where s.id = by_seller.value) as market_id, n from by_seller) as placed
    group by market_id
  ) as markets where value is not null`;

/** Where the values of a facet come from, given the matches. */
function valuesOf(facet: Exclude<Facet, 'sellerId' | 'marketId'>): SQL {
  switch (facet) {
    case 'status':
      return sql`select status as value from matching`;
    case 'productTypeId':
      return sql`select product_type_id as value from matching`;
    case 'valueId':
      return sql`select t.value_id as value from ${catalogTags} t
        where t.catalog_id = any(array(select id from matching limit ${TAGGED_LIMIT}))`;
    case 'rate':
      return sql`select width_bucket(rate, ${sql.param(RATES)}::int[]) as value from matching`;
    case 'days': {
      const since = youngestLast().map((days) => later(-days * DAY).toISOString());
      return sql`select nullif(width_bucket(created_at, ${sql.param(since)}::timestamptz[]), 0) as value from matching`;
    }
  }
}

function groupsOf(facet: Facet): SQL {
  if (facet === 'sellerId') return sql`select value, n from by_seller`;
  if (facet === 'marketId') return BY_MARKET;
  return sql`select value, count(*)::int as n from (${valuesOf(facet)}) as given where value is not null group by value`;
}

/**
 * Counts raw values and converts them to text afterwards: converting thousands of ids costs more than counting them.
 */
const counted = (facet: Facet): SQL =>
  sql`(select ${facet}::text as facet, value::text as value, n as count from (
    select value, n from (${groupsOf(facet)}) as grouped
    order by n desc, value limit ${facet === 'valueId' ? MOST_VALUES.valueId : MOST_VALUES.other}
  ) as counted)`;

type Counted = { facet: Facet; value: string; count: number };

/** Key for the number of matches that were looked at. */
const LOOKED_AT = 'looked-at';

async function countAll(tx: Queryable, filters: CatalogFilters, search: Search, facets: readonly Facet[]) {
  const where = await matching(tx, filters, search, 'inAnyOrder');
  const { rows } = await tx.execute<Counted | { facet: typeof LOOKED_AT; count: number }>(sql`
    with matching as materialized (
      select ${catalogs.id} as id, ${catalogs.status} as status, ${catalogs.productTypeId} as product_type_id,
        ${catalogs.sellerId} as seller_id, ${catalogs.rate} as rate, ${catalogs.createdAt} as created_at
      from ${catalogs} where ${where} limit ${COUNT_LIMIT}
    ), by_seller as materialized (${BY_SELLER})
    ${sql.join(facets.map(counted), sql` union all `)}
    union all select ${LOOKED_AT}::text, null, count(*)::int from matching`);
  const lookedAt = rows.find(({ facet }) => facet === LOOKED_AT)?.count ?? 0;
  return {
    counts: rows.filter((row) => row.facet !== LOOKED_AT),
    sampled: facets.filter((facet) => lookedAt >= (facet === 'valueId' ? TAGGED_LIMIT : COUNT_LIMIT)),
  };
}

const without = (filters: CatalogFilters, facet: Facet): CatalogFilters => ({
  ...filters,
  ...Object.fromEntries(FACETS[facet].map((name) => [name, undefined])),
});

type Values = Facets[Facet];

/** Rate bands by lower bound, cheapest first. */
const byRate = (values: Values): Values =>
  RATES.flatMap((from, index) => {
    const count = values.find(({ value }) => value === String(index + 1))?.count ?? 0;
    return count > 0 ? [{ value: String(from), count }] : [];
  });

/** Adds the last day's matches to the week's, which includes them. */
function byAge(values: Values): Values {
  let count = 0;
  return AGES.flatMap((days, index) => {
    const fresh = values.find(({ value }) => value === String(AGES.length - index))?.count ?? 0;
    count += fresh;
    return count > 0 ? [{ value: String(days), count }] : [];
  });
}

/**
 * Counts catalogs per facet value, among as many matches as a list counts. A facet with selected values is counted
 * without them, to show the alternatives. Also says which facets may have more values.
 */
export async function countFacets(
  tx: Queryable,
  filters: CatalogFilters,
): Promise<{ facets: Facets; sampled: Facet[]; search: Search }> {
  const search = await readSearch(tx, filters.q);
  const isChosen = (facet: Facet) => FACETS[facet].some((name) => filters[name] !== undefined);
  const free = CATALOG_FACETS.filter((facet) => !isChosen(facet));
  // A server with spare processors counts them in parallel.
  const parts = await Promise.all([
    ...(free.length > 0 ? [countAll(tx, filters, search, free)] : []),
    ...CATALOG_FACETS.filter(isChosen).map((facet) => countAll(tx, without(filters, facet), search, [facet])),
  ]);
  const rows = parts.flatMap(({ counts }) => counts);
  const of = (wanted: Facet): Values =>
    rows.flatMap(({ facet, value, count }) => (facet === wanted ? [{ value, count }] : []));
  const facets = Object.fromEntries(CATALOG_FACETS.map((facet) => [facet, of(facet)])) as Facets;
  return {
    facets: { ...facets, rate: byRate(facets.rate), days: byAge(facets.days) },
    sampled: parts.flatMap(({ sampled }) => sampled),
    search,
  };
}
