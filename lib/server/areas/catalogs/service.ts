import type { Catalog, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Page } from '@/lib/contracts/base/list';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { historyOf } from '../../platform/audit/history-repository';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound } from '../../errors';
import { toCatalogs, toDetails } from './catalog-answer';
import { countFacets } from './facet-repository';
import type { CatalogFilters } from './filter-repository';
import * as lists from './list-repository';
import * as repository from './repository';
import { readAs } from './search-repository';

/** @throws 404 when there is no catalog with the id. */
export async function getCatalog(id: string, tx: Queryable = orm()): Promise<CatalogDetail> {
  const found = await repository.findById(tx, id);
  const [catalog] = found ? await toDetails(tx, [found]) : [];
  if (!catalog) throw notFound();
  return catalog;
}

/** The catalogs with these ids that exist, with their photos. */
export const findCatalogs = async (tx: Queryable, ids: readonly string[]): Promise<CatalogDetail[]> =>
  toDetails(tx, await repository.findByIds(tx, ids));

/** As `findCatalogs`, in the shape of lists. */
export const findListed = async (tx: Queryable, ids: readonly string[]): Promise<Catalog[]> =>
  toCatalogs(tx, await repository.findByIds(tx, ids));

/** A work item's catalogs that are not deleted, in import order. */
export const listCatalogsOfUpload = async (uploadId: string): Promise<CatalogDetail[]> =>
  toDetails(orm(), await repository.findByUpload(orm(), uploadId));

export async function listCatalogs(filters: CatalogFilters & ListRequest): Promise<Page<Catalog>> {
  const page = await lists.list(orm(), filters);
  return { ...page, rows: await toCatalogs(orm(), page.rows) };
}

/** The newest catalogs that match, with their sellers, up to `most`. */
export const newestMatching = (filters: CatalogFilters, most: number): Promise<{ id: string; sellerId: string }[]> =>
  lists.newest(orm(), filters, most);

/** A list's facets, and the corrected search when a word was misspelt. */
export async function listFacets(filters: CatalogFilters) {
  const { facets, sampled, search } = await countFacets(orm(), filters);
  return { ...facets, sampled, readAs: readAs(filters.q ?? '', search) };
}

export async function catalogHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  if (!(await repository.findById(orm(), id))) throw notFound();
  return historyOf(orm(), id, request);
}
