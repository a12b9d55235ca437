import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import { OPTIONS_SIZE, type SellerOption } from '@/lib/contracts/base/options';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { maskedPhone } from '@/lib/domain/buyers/masked-phone';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { SELLER_FLAGS, type SellerFlag } from '@/lib/domain/sellers/seller-flags';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { containing, countEachUpTo, countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { firstNumber, inPortfolio, selectSellers } from './repository';

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
    // Merged sellers are found by name, but not listed among the others.
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

const rowsOf = (tx: Queryable, filters: SellerFilters, portfolio: string | null) =>
  tx
    .select({ one: sql`1` })
    .from(sellers)
    .where(matching(filters, portfolio))
    .getSQL();

/** Number of matches, up to the count limit of lists. */
export const countMatching = (tx: Queryable, filters: SellerFilters, portfolio: string | null) =>
  countUpTo(tx, rowsOf(tx, filters, portfolio));

/** A page of the sellers the user may see. */
export const list = (
  tx: Queryable,
  filters: SellerFilters & ListRequest,
  portfolio: string | null,
): Promise<Page<Seller>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: sellers.id,
    where: matching(filters, portfolio),
    isSearch: Boolean(filters.q),
    select: ({ where, orderBy, limit }) =>
      selectSellers(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => row,
  });

/**
 * Ids of a list's sellers that the user may see, in its order: up to the limit, plus one more when there are others.
 */
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

/** Those of the sellers that the user may see, in no order. */
export const findByIds = (tx: Queryable, ids: string[], portfolio: string | null): Promise<Seller[]> =>
  selectSellers(tx).where(and(inPortfolio(portfolio), inArray(sellers.id, ids)));

/** Number of sellers per status, up to the count limit of lists. */
export const countByStatus = (tx: Queryable, filters: SellerFilters, portfolio: string | null) =>
  countEachUpTo(
    tx,
    Object.fromEntries(
      SELLER_STATUSES.map((status) => [status, rowsOf(tx, { ...filters, status: [status] }, portfolio)]),
    ) as Record<SellerStatus, SQL>,
  );

/** Statuses that can still change: all but closed. */
const OPEN_STATUSES = SELLER_STATUSES.filter((status) => status !== 'closed');

/** Matching sellers, unsorted; a merged seller's name also finds the seller who replaced it. */
const standing = (tx: Queryable, matches: SQL | undefined) =>
  tx
    .select({ id: sql`coalesce(${sellers.mergedIntoId}, ${sellers.id})` })
    .from(sellers)
    .where(matches);

export type SellerOptionQuery = Pick<SellerFilters, 'q' | 'salesmanId' | 'marketId'> & {
  id?: string[];
  withClosed?: boolean;
};

/**
 * Options for a picker: sellers whose name matches, including closed ones on request, or those with these ids; limited
 * to what the user may see.
 */
export const listOptions = async (
  tx: Queryable,
  { id, q, withClosed, ...narrowed }: SellerOptionQuery,
  portfolio: string | null,
): Promise<SellerOption[]> => {
  const known = id && and(inPortfolio(portfolio), inArray(sellers.id, id));
  const matches = known ?? matching({ ...narrowed, q, status: withClosed ? undefined : OPEN_STATUSES }, portfolio);
  const found = await tx
    .select({
      id: sellers.id,
      label: sellers.businessName,
      contactName: sellers.contactName,
      phone: firstNumber,
      market: { id: markets.id, name: markets.name, city: markets.city },
    })
    .from(sellers)
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .where(q && !id ? sql`${sellers.id} = any(array(${standing(tx, matches)}))` : matches)
    .orderBy(asc(sellers.businessName), asc(sellers.id))
    .limit(id ? id.length : OPTIONS_SIZE);
  return found.map(({ market, phone, ...seller }) => ({
    ...seller,
    phoneEnd: phone && maskedPhone(phone),
    market: market && { id: market.id, label: marketLabel(market) },
  }));
};
