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

async function sellersOf(actor: Actor): Promise<Dashboard['sellers']> {
  if (!isAllowed(sellersApi.counts, actor) || portfolioOf(actor) !== null) return undefined;
  return {
    byStatus: await countSellers(actor),
    withoutSalesman: await countSellersLike(SELLERS_OF_NOBODY, null),
    inactive: await countSellersLike(INACTIVE_SELLERS, null),
  };
}

async function ownPortfolio(actor: Actor): Promise<Dashboard['portfolio']> {
  const isSalesman = SALESMEN.some((role) => actor.roles.includes(role));
  if (!isSalesman || !isAllowed(salesmenApi.get, actor)) return undefined;
  return {
    byStatus: await countPortfolio(orm(), actor.userId),
    inactive: await countSellersLike(INACTIVE_SELLERS, actor.userId),
  };
}

const jobsOf = async (actor: Actor): Promise<Dashboard['jobs']> => ({
  active: await countActiveJobs(actor),
  failed: await countFailedJobs(actor),
});

/** Only the count of a list is wanted. */
const FIRST = { limit: 1 };

async function catalogWork(actor: Actor): Promise<Pick<Dashboard, 'tagging' | 'review' | 'assigning' | 'newPosts'>> {
  const uploads = async (filters: object) =>
    (await listUploads('catalog', { ...FIRST, sort: '-createdAt', ...filters })).count;
  const mine = isAllowed(uploadsApi.mine, actor) ? await listMine('catalog', actor) : null;
  return {
    tagging: mine ? { waiting: mine.rows.length, doneToday: mine.doneToday } : undefined,
    review: isAllowed(catalogsApi.review, actor)
      ? (await listForReview({ ...FIRST, sort: 'statusChangedAt' }, actor)).count
      : undefined,
    assigning: isAllowed(uploadsApi.loads, actor)
      ? { ofNobody: await uploads(UPLOADS_OF_NOBODY), escalated: await uploads(ESCALATED_UPLOADS) }
      : undefined,
    newPosts: isAllowed(whatsappPostsApi.list, actor)
      ? (await listPosts({ ...FIRST, sort: '-at', ...NEW_POSTS })).count
      : undefined,
  };
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
  const counted = async (filters: OrderFilters) =>
    (await listOrders({ ...FIRST, sort: '-placedAt', ...filters }, actor)).count;
  return {
    drafts: (await listDrafts({ ...FIRST, sort: '-createdAt' }, actor)).count,
    toAnswer: await counted(ORDERS_TO_ANSWER),
    late: await counted(LATE_ORDERS),
    toDispatch: await counted(ORDERS_TO_DISPATCH),
    lrMissing: await counted(ORDERS_WITHOUT_LR),
    returns: (await listReturns({ ...FIRST, sort: '-createdAt', ...WAITING_RETURNS }, actor)).count,
    due: seesBuyerSide(actor.roles) ? await counted(DUE_ORDERS) : undefined,
  };
}

/** The figures somebody may see: each part asks the same table as the call it stands for. */
export const readDashboard = async (actor: Actor): Promise<Dashboard> => ({
  sellers: await sellersOf(actor),
  portfolio: await ownPortfolio(actor),
  silentGroups: isAllowed(sellerGroupsApi.list, actor) ? await countGroupsLike(SILENT_GROUPS) : undefined,
  ...(await catalogWork(actor)),
  videos: await videoWork(actor),
  cycles: isAllowed(catalogsApi.list, actor) ? await cyclesNow() : undefined,
  orders: await ordersOf(actor),
  passwordResets: isAllowed(passwordResetsApi.list, actor) ? (await listResets()).length : undefined,
  jobs: await jobsOf(actor),
});
