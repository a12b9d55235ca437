import type { catalogControlApi } from '@/lib/contracts/catalog-control';
import type { EndpointAnswer } from '@/lib/contracts/endpoint';
import { clock, DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { byEditor, topSellers } from './throughput-repository';

/** Sellers shown at once. */
const TOP = 8;

/** Which sellers have the most live catalogs, and what each editor got done. */
export async function throughput(): Promise<EndpointAnswer<typeof catalogControlApi.throughput>> {
  const now = clock.now();
  return {
    sellers: await topSellers(orm(), TOP),
    editors: await byEditor(orm(), { week: later(-7 * DAY, now), month: later(-30 * DAY, now) }),
  };
}
