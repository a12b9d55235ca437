import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { type CatalogFilters, matching } from './filter-repository';
import { type FoundCatalog, selectCatalogs } from './repository';
import { isFreeFor } from '../../platform/reviews/hold-repository';
import { waitsFor } from './review-repository';

const SORTS = { createdAt: catalogs.createdAt, title: catalogs.title, statusChangedAt: catalogs.statusChangedAt };

const rowsOf = (tx: Queryable, where: SQL | undefined) =>
  tx
    .select({ one: sql`1` })
    .from(catalogs)
    .where(where)
    .getSQL();

type Found = FoundCatalog & { id: string };

async function pageOf(
  tx: Queryable,
  request: ListRequest,
  matches: SQL | undefined,
  { isSearch = false, counted = matches },
) {
  const keyset = new Keyset<Found>(request, SORTS, catalogs.id);
  const count = await countUpTo(tx, rowsOf(tx, counted));
  const ids = tx.select({ id: catalogs.id }).from(catalogs).where(matches);
  // Few matches are found before they are put in order, as in the list of sellers.
  const isFewFound = isSearch && count.isExact;
  const { where, orderBy, limit } = keyset.plan(isFewFound ? sql`${catalogs.id} = any(array(${ids}))` : matches);
  const found = await selectCatalogs(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((one) => ({ ...one, id: one.row.id }));
  return keyset.page(rows, ({ row }, name) => row[name as keyof typeof SORTS], count);
}

export const list = async (tx: Queryable, filters: CatalogFilters & ListRequest): Promise<Page<Found>> =>
  pageOf(tx, filters, await matching(tx, filters), { isSearch: Boolean(filters.q) });

/** What waits for a review by somebody and is with nobody else. All that waits for them is counted. */
export function listForReview(tx: Queryable, request: ListRequest, userId: string): Promise<Page<Found>> {
  const waits = waitsFor(userId);
  return pageOf(tx, request, and(waits, isFreeFor(tx, userId, catalogs.id)), { counted: waits });
}

/** The catalogs of a list in its order: at most so many, and one more where there are others. */
export async function idsOf(tx: Queryable, filters: CatalogFilters & ListRequest): Promise<string[]> {
  const keyset = new Keyset<Found>(filters, SORTS, catalogs.id);
  const { where, orderBy, limit } = keyset.plan(await matching(tx, filters));
  const found = await tx
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The newest catalogs that match, with their sellers. */
export const newest = async (tx: Queryable, filters: CatalogFilters, most: number) =>
  tx
    .select({ id: catalogs.id, sellerId: catalogs.sellerId })
    .from(catalogs)
    .where(await matching(tx, filters))
    .orderBy(desc(catalogs.createdAt), desc(catalogs.id))
    .limit(most);
