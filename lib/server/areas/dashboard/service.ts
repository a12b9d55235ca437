import type { Page } from '@/lib/contracts/base/list';
import type { Dashboard } from '@/lib/contracts/dashboard';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import {
  DUE_ORDERS,
  ESCALATED_UPLOADS,
  INACTIVE_SELLERS,
  LATE_ORDERS,
  NEW_POSTS,
  ORDERS_TO_ANSWER,
  ORDERS_TO_DISPATCH,
  ORDERS_WITHOUT_LR,
  SELLERS_OF_NOBODY,
  SILENT_GROUPS,
  UPLOADS_OF_NOBODY,
  WAITING_RETURNS,
} from '@/lib/domain/records/work-figures';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import type { Actor } from '../../auth/actor';
import { isAllowed } from '../../auth/authorize';
import { orm } from '../../db/database';
import { listForReview } from '../catalogs/review-service';
import { countActiveJobs, countFailedJobs } from '../../platform/jobs/job-service';
import { activeCycles } from '../cycles/service';
import { listDrafts, listOrders, listReturns, type OrderFilters } from '../orders/service';
import { listResets } from '../password-resets/service';
import { countGroupsLike } from '../seller-groups/service';
import { listMine, listUploads } from '../uploads/service';
import { listPosts } from '../whatsapp-posts/service';
import { countPortfolio, countSellers, countSellersLike, portfolioOf } from '../sellers/service';
import { videoWork } from './video-work';

type Figures = Record<string, unknown>;

/** Reads independent figures in parallel. */
const allOf = async <Wanted extends Figures>(wanted: Wanted) =>
  Object.fromEntries(
    await Promise.all(Object.entries(wanted).map(async ([name, figure]) => [name, await figure] as const)),
  ) as { [Name in keyof Wanted]: Awaited<Wanted[Name]> };

async function sellersOf(actor: Actor): Promise<Dashboard['sellers']> {
  if (!isAllowed(sellersApi.counts, actor) || portfolioOf(actor) !== null) return undefined;
  return allOf({
    byStatus: countSellers(actor),
    withoutSalesman: countSellersLike(SELLERS_OF_NOBODY, null),
    inactive: countSellersLike(INACTIVE_SELLERS, null),
  });
}

async function ownPortfolio(actor: Actor): Promise<Dashboard['portfolio']> {
  const isSalesman = SALESMEN.some((role) => actor.roles.includes(role));
  if (!isSalesman || !isAllowed(salesmenApi.get, actor)) return undefined;
  return allOf({
    byStatus: countPortfolio(orm(), actor.userId),
    inactive: countSellersLike(INACTIVE_SELLERS, actor.userId),
  });
}

const jobsOf = (actor: Actor): Promise<Dashboard['jobs']> =>
  allOf({ active: countActiveJobs(actor), failed: countFailedJobs(actor) });

/** Only the total of a list is needed. */
const COUNTED = { limit: 0 };
const countOf = async (page: Promise<Page<unknown>>) => (await page).count;

async function catalogWork(actor: Actor): Promise<Pick<Dashboard, 'tagging' | 'review' | 'assigning' | 'newPosts'>> {
  const uploads = (filters: object) => countOf(listUploads('catalog', { ...COUNTED, sort: '-createdAt', ...filters }));
  const mine = async () => {
    const { rows, doneToday } = await listMine('catalog', actor);
    return { waiting: rows.length, doneToday };
  };
  return allOf({
    tagging: isAllowed(uploadsApi.mine, actor) ? mine() : undefined,
    review: isAllowed(catalogsApi.review, actor)
      ? countOf(listForReview({ ...COUNTED, sort: 'statusChangedAt' }, actor))
      : undefined,
    assigning: isAllowed(uploadsApi.loads, actor)
      ? allOf({ ofNobody: uploads(UPLOADS_OF_NOBODY), escalated: uploads(ESCALATED_UPLOADS) })
      : undefined,
    newPosts: isAllowed(whatsappPostsApi.list, actor)
      ? countOf(listPosts({ ...COUNTED, sort: '-at', ...NEW_POSTS }))
      : undefined,
  });
}

const cyclesNow = async (): Promise<Dashboard['cycles']> =>
  (await activeCycles()).map(({ id, name, firstDay, lastDay, counts, targets }) => ({
    id,
    name,
    firstDay,
    lastDay,
    live: counts.live,
    target: targets.live,
  }));

async function ordersOf(actor: Actor): Promise<Dashboard['orders']> {
  if (!isAllowed(ordersApi.list, actor)) return undefined;
  const counted = (filters: OrderFilters) => countOf(listOrders({ ...COUNTED, sort: '-placedAt', ...filters }, actor));
  return allOf({
    drafts: countOf(listDrafts({ ...COUNTED, sort: '-createdAt' }, actor)),
    toAnswer: counted(ORDERS_TO_ANSWER),
    late: counted(LATE_ORDERS),
    toDispatch: counted(ORDERS_TO_DISPATCH),
    lrMissing: counted(ORDERS_WITHOUT_LR),
    returns: countOf(listReturns({ ...COUNTED, sort: '-createdAt', ...WAITING_RETURNS }, actor)),
    due: seesBuyerSide(actor.roles) ? counted(DUE_ORDERS) : undefined,
  });
}

/** The figures this user may see: each part has the access rule of its own call. */
export async function readDashboard(actor: Actor): Promise<Dashboard> {
  const { catalogs, ...rest } = await allOf({
    sellers: sellersOf(actor),
    portfolio: ownPortfolio(actor),
    silentGroups: isAllowed(sellerGroupsApi.list, actor) ? countGroupsLike(SILENT_GROUPS) : undefined,
    catalogs: catalogWork(actor),
    videos: videoWork(actor),
    cycles: isAllowed(catalogsApi.list, actor) ? cyclesNow() : undefined,
    orders: ordersOf(actor),
    passwordResets: isAllowed(passwordResetsApi.list, actor) ? listResets().then(({ length }) => length) : undefined,
    jobs: jobsOf(actor),
  });
  return { ...rest, ...catalogs };
}
