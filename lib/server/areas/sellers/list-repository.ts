import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { SELLER_FLAGS, type SellerFlag } from '@/lib/domain/sellers/seller-flags';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { containing, countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { sellers } from '../../db/schema/sellers';
import { inPortfolio, selectSellers } from './repository';

export type SellerFilters = Partial<Record<SellerFlag, boolean>> & {
  q?: string;
  status?: SellerStatus[];
  marketId?: string[];
  salesmanId?: string[];
  accountManagerId?: string[];
  hasSalesman?: boolean;
  scoreFrom?: number;
  scoreTo?: number;
  inactiveDays?: number;
};

const SORTS = {
  businessName: sellers.businessName,
  qualityScore: sellers.qualityScore,
  lastActivityAt: sellers.lastActivityAt,
  createdAt: sellers.createdAt,
};

const matching = ({ q = '', ...filters }: SellerFilters, portfolio: string | null) => {
  const { status, marketId, salesmanId, accountManagerId, hasSalesman, scoreFrom, scoreTo, inactiveDays } = filters;
  return and(
    inPortfolio(portfolio),
    // A merged one is found by its name, and not in between the others.
    q ? undefined : isNull(sellers.mergedIntoId),
    ...searchTerms(q).map((term) => like(sellers.searchText, containing(term))),
    status && inArray(sellers.status, status),
    marketId && inArray(sellers.marketId, marketId),
    salesmanId && inArray(sellers.salesmanId, salesmanId),
    accountManagerId && inArray(sellers.accountManagerId, accountManagerId),
    hasSalesman === undefined ? undefined : (hasSalesman ? isNotNull : isNull)(sellers.salesmanId),
    ...SELLER_FLAGS.map((flag) => (filters[flag] === undefined ? undefined : eq(sellers[flag], filters[flag]))),
    scoreFrom === undefined ? undefined : gte(sellers.qualityScore, scoreFrom),
    scoreTo === undefined ? undefined : lte(sellers.qualityScore, scoreTo),
    inactiveDays === undefined ? undefined : lt(sellers.lastActivityAt, later(-inactiveDays * DAY)),
  );
};

/** How many match, counted as far as a list counts. */
export const countMatching = (tx: Queryable, filters: SellerFilters, portfolio: string | null) =>
  countUpTo(
    tx,
    tx
      .select({ one: sql`1` })
      .from(sellers)
      .where(matching(filters, portfolio))
      .getSQL(),
  );

/**
 * The sellers that match, found before they are put in order. Left alone, the database would walk a name's place in
 * the order to find the few rows with that name: slow when it is near the end.
 */
const foundFirst = (tx: Queryable, matches: SQL | undefined, id: SQL | typeof sellers.id = sellers.id) => {
  const ids = tx.select({ id }).from(sellers).where(matches);
  return sql`${sellers.id} = any(array(${ids}))`;
};

/** A page of the sellers somebody may see. */
export async function list(
  tx: Queryable,
  filters: SellerFilters & ListRequest,
  portfolio: string | null,
): Promise<Page<Seller>> {
  const keyset = new Keyset<Seller>(filters, SORTS, sellers.id);
  const matches = matching(filters, portfolio);
  const count = await countMatching(tx, filters, portfolio);
  const isFewFound = Boolean(filters.q) && count.isExact;
  const { where, orderBy, limit } = keyset.plan(isFewFound ? foundFirst(tx, matches) : matches);
  const found = await selectSellers(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return keyset.page(found, (row, name) => row[name as keyof typeof SORTS], count);
}

/** The sellers of a list that somebody may see, in its order: at most so many, and one more where there are others. */
export async function idsOf(
  tx: Queryable,
  filters: SellerFilters & ListRequest,
  portfolio: string | null,
): Promise<string[]> {
  const { where, orderBy, limit } = new Keyset<Seller>(filters, SORTS, sellers.id).plan(matching(filters, portfolio));
  const found = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Those of the sellers that somebody may see, in no order. */
export const findByIds = (tx: Queryable, ids: string[], portfolio: string | null): Promise<Seller[]> =>
  selectSellers(tx).where(and(inPortfolio(portfolio), inArray(sellers.id, ids)));

/** How many there are of each status, counted as far as a list counts. */
export async function countByStatus(tx: Queryable, filters: SellerFilters, portfolio: string | null) {
  const counts = {} as Record<SellerStatus, Page<never>['count']>;
  for (const status of SELLER_STATUSES)
    counts[status] = await countMatching(tx, { ...filters, status: [status] }, portfolio);
  return counts;
}

/** What can still become something else: everything but closed. */
const OPEN_STATUSES = SELLER_STATUSES.filter((status) => status !== 'closed');

/** Who took another's place is found by its name as well. */
const STANDING = sql`coalesce(${sellers.mergedIntoId}, ${sellers.id})`;

/**
 * What a picker shows: sellers that a search finds by name, closed ones when asked, or those of these ids; of those
 * somebody may see.
 */
export const listOptions = async (
  tx: Queryable,
  { id, q, salesmanId, withClosed }: { id?: string[]; q?: string; salesmanId?: string[]; withClosed?: boolean },
  portfolio: string | null,
): Promise<Option[]> => {
  const known = id && and(inPortfolio(portfolio), inArray(sellers.id, id));
  const matches = known ?? matching({ q, salesmanId, status: withClosed ? undefined : OPEN_STATUSES }, portfolio);
  return tx
    .select({ id: sellers.id, label: sellers.businessName })
    .from(sellers)
    .where(q && !id ? foundFirst(tx, matches, STANDING) : matches)
    .orderBy(asc(sellers.businessName), asc(sellers.id))
    .limit(id ? id.length : OPTIONS_SIZE);
};
