import { and, desc, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { catalogs } from '../../db/schema/catalogs';
import { type CatalogFilters, matching } from './filter-repository';
import { type FoundCatalog, selectCatalogs } from './repository';
import { isFreeFor } from '../../platform/reviews/hold-repository';
import { waitsFor } from './review-repository';

const SORTS = { createdAt: catalogs.createdAt, title: catalogs.title, statusChangedAt: catalogs.statusChangedAt };

type Found = FoundCatalog & { id: string };

const pageOf = (
  tx: Queryable,
  request: ListRequest,
  where: SQL | undefined,
  more: { isSearch?: boolean; counted?: SQL } = {},
): Promise<Page<Found>> =>
  listPage(tx, request, {
    ...more,
    sorts: SORTS,
    id: catalogs.id,
    where,
    select: (plan) =>
      selectCatalogs(tx)
        .where(plan.where)
        .orderBy(...plan.orderBy)
        .limit(plan.limit),
    toRow: (found) => ({ ...found, id: found.row.id }),
    sortedBy: ({ row }, name) => row[name as keyof typeof SORTS],
  });

export const list = async (tx: Queryable, filters: CatalogFilters & ListRequest): Promise<Page<Found>> =>
  pageOf(tx, filters, await matching(tx, filters), { isSearch: Boolean(filters.q) });

/** Catalogs this user can review that no other reviewer holds. The count includes those held by others. */
export function listForReview(tx: Queryable, request: ListRequest, userId: string): Promise<Page<Found>> {
  const waits = waitsFor(userId);
  return pageOf(tx, request, and(waits, isFreeFor(tx, userId, catalogs.id)), { counted: waits });
}

/** Ids of the catalogs in a list, in its order: up to the limit, plus one more when there are others. */
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
