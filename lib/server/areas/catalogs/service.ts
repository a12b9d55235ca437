import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import type { Page } from '@/lib/contracts/list';
import type { HistoryEntry } from '@/lib/contracts/timeline';
import { historyOf } from '../../audit/history-repository';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound } from '../../http/errors';
import { toCatalogs, toDetails } from './catalog-answer';
import * as repository from './repository';

/** @throws 404 when there is none with the id. */
export async function getCatalog(id: string, tx: Queryable = orm()): Promise<CatalogDetail> {
  const found = await repository.findById(tx, id);
  const [catalog] = found ? await toDetails(tx, [found]) : [];
  if (!catalog) throw notFound();
  return catalog;
}

/** The catalogs of a work item that are not deleted, in the order they came in. */
export const catalogsOfUpload = async (tx: Queryable, uploadId: string) =>
  toCatalogs(tx, await repository.findByUpload(tx, uploadId));

export async function catalogHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  if (!(await repository.findById(orm(), id))) throw notFound();
  return historyOf(orm(), id, request);
}
