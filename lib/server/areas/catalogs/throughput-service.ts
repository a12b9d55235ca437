import type { catalogControlApi, SellerTotals } from '@/lib/contracts/catalogs/catalog-control';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { CATALOG_STATUSES, type CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { byEditor } from '../../platform/audit/editor-throughput-repository';
import { listSellers } from '../sellers/service';
import { countsOfSellers, topSellers } from './throughput-repository';

const JUDGED = {
  action: 'catalogs.status-changed',
  table: catalogs,
  id: catalogs.id,
  taggedById: catalogs.taggedById,
  back: 'changes_requested',
} as const;

/** Sellers shown at once. */
const TOP = 8;

/** The sellers with the most live catalogs, and what each editor completed. */
export async function throughput(): Promise<EndpointAnswer<typeof catalogControlApi.throughput>> {
  const now = clock.now();
  return {
    sellers: await topSellers(orm(), TOP),
    editors: await byEditor(orm(), JUDGED, { week: later(-7 * DAY, now), month: later(-30 * DAY, now) }),
  };
}

/** Catalog totals of every seller, a page at a time: only the page's sellers are counted. */
export async function sellerTotals(request: ListRequest & { q?: string }, actor: Actor): Promise<Page<SellerTotals>> {
  const page = await listSellers(request, actor);
  const counts = await countsOfSellers(
    orm(),
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map(({ id, businessName }) => {
    const own = counts.filter(({ sellerId }) => sellerId === id);
    const sumOf = (name: 'count' | 'seen', status?: CatalogStatus) =>
      own.reduce((sum, one) => (status && one.status !== status ? sum : sum + one[name]), 0);
    const byStatus = Object.fromEntries(CATALOG_STATUSES.map((status) => [status, sumOf('count', status)]));
    return {
      id,
      businessName,
      byStatus: byStatus as SellerTotals['byStatus'],
      total: sumOf('count'),
      seen: sumOf('seen'),
    };
  });
  return { ...page, rows };
}
