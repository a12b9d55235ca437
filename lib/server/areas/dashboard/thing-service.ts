import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import type { Thing } from '@/lib/contracts/dashboard';
import { ordersApi } from '@/lib/contracts/orders/orders';
import type { Upload } from '@/lib/contracts/uploads/uploads';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { nextThings, type ThingKind } from '@/lib/domain/records/next-things';
import {
  ESCALATED_UPLOADS,
  INACTIVE_SELLERS,
  LATE_ORDERS,
  NEW_POSTS,
  ORDERS_TO_ANSWER,
  ORDERS_TO_DISPATCH,
  UPLOADS_OF_NOBODY,
  WAITING_RETURNS,
} from '@/lib/domain/records/work-figures';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { countText } from '@/lib/domain/text/count-text';
import { withoutMarks } from '@/lib/domain/text/whatsapp-marks';
import type { Actor } from '../../auth/actor';
import { isAllowed } from '../../auth/authorize';
import { listPdfs } from '../catalog-pdfs/service';
import { listForReview } from '../catalogs/review-service';
import { listConversations } from '../chat/service';
import { listOrders, listReturns, type OrderFilters } from '../orders/service';
import { listResets } from '../password-resets/service';
import { listSellers, portfolioOf } from '../sellers/service';
import { listMine, listUploads } from '../uploads/service';
import { listPosts } from '../whatsapp-posts/service';
import { FIRST, type Found, type Source } from './thing-source';
import { VIDEO_SOURCES } from './video-things';

const CATALOGS = { one: 'catalog', many: 'catalogs' };
/** Characters of a caption or message that fit on a line. */
const WORDS = 80;
/** Older PDFs are rarely sent any more. */
const LATEST_PDFS = 20;

const firstWords = (text: string) => withoutMarks(text.trim().split('\n')[0] ?? '').slice(0, WORDS);

const ofUpload = ({ id, seller, total, tagged, createdAt }: Upload): Found => ({
  id,
  name: countText({ value: total - tagged, isExact: true }, CATALOGS),
  from: seller.businessName,
  at: createdAt,
});

const uploads = (kind: ThingKind, filters: object): Source => ({
  kind,
  call: uploadsApi.loads,
  read: async () => (await listUploads('catalog', { ...FIRST, sort: 'createdAt', ...filters })).rows.map(ofUpload),
});

const orders = (kind: ThingKind, filters: OrderFilters, since: 'placedAt' | 'movedAt'): Source => ({
  kind,
  call: ordersApi.list,
  read: async (actor) =>
    (await listOrders({ ...FIRST, sort: since, ...filters }, actor)).rows.map((row) => ({
      id: row.orderId,
      name: `Order ${subOrderNumber(row)}`,
      from: row.seller.businessName,
      at: row[since],
    })),
});

/** Everything that may wait for a user, each kind listed as on its own screen. */
const SOURCES: readonly Source[] = [
  { kind: 'tag', call: uploadsApi.mine, read: async (actor) => (await listMine('catalog', actor)).rows.map(ofUpload) },
  ...VIDEO_SOURCES,
  {
    kind: 'review',
    call: catalogsApi.review,
    read: async (actor) =>
      (await listForReview({ ...FIRST, sort: 'statusChangedAt' }, actor)).rows.map((catalog) => ({
        id: catalog.id,
        name: catalogName(catalog),
        from: catalog.seller.businessName,
        at: catalog.statusChangedAt,
      })),
  },
  uploads('assign', UPLOADS_OF_NOBODY),
  uploads('rescue', ESCALATED_UPLOADS),
  {
    kind: 'post',
    call: whatsappPostsApi.list,
    read: async () =>
      (await listPosts({ ...FIRST, sort: 'at', ...NEW_POSTS })).rows.map(({ id, caption, sender, at }) => ({
        id,
        name: firstWords(caption),
        from: sender.seller?.businessName ?? sender.name,
        at,
      })),
  },
  orders('ask-again', LATE_ORDERS, 'placedAt'),
  orders('ask', { ...ORDERS_TO_ANSWER, isLate: false }, 'placedAt'),
  orders('dispatch', ORDERS_TO_DISPATCH, 'movedAt'),
  {
    kind: 'return',
    call: ordersApi.list,
    read: async (actor) =>
      (await listReturns({ ...FIRST, sort: 'createdAt', ...WAITING_RETURNS }, actor)).rows.map((row) => ({
        id: row.orderId,
        name: row.title,
        from: row.buyer.businessName,
        at: row.createdAt,
      })),
  },
  {
    kind: 'remake',
    call: catalogPdfsApi.list,
    read: async (actor) =>
      (await listPdfs({ limit: LATEST_PDFS, sort: '-at' }, actor)).rows
        .filter(({ isOutdated }) => isOutdated)
        .map(({ id, options, made, createdAt }) => ({ id, name: options.title, from: '', at: made?.at ?? createdAt })),
  },
  {
    kind: 'password',
    call: passwordResetsApi.list,
    read: async () =>
      (await listResets()).map(({ id, userName, requestedAt }) => ({ id, name: userName, from: '', at: requestedAt })),
  },
  {
    kind: 'chat',
    call: conversationsApi.list,
    read: async (actor) =>
      (await listConversations({ ...FIRST, sort: 'lastAt', view: 'unanswered' }, actor)).rows.map((talk) => ({
        id: talk.id,
        name: firstWords(talk.lastText),
        from: talk.name,
        at: talk.waitingSince ?? talk.lastAt,
      })),
  },
];

/** A salesman's own sellers without recent contact. */
async function silentSellers(actor: Actor): Promise<Found[]> {
  if (portfolioOf(actor) === null) return [];
  const { rows } = await listSellers({ ...FIRST, sort: 'lastActivityAt', ...INACTIVE_SELLERS }, actor);
  return rows.map(({ id, businessName, market, lastActivityAt }) => ({
    id,
    name: businessName,
    from: market?.name ?? '',
    at: lastActivityAt,
  }));
}

/** What waits for the user, longest waiting of each kind; each kind has the access rule of its screen. */
export async function readNextThings(actor: Actor): Promise<Thing[]> {
  const byKind: Thing[][] = [];
  for (const { kind, call, read } of SOURCES)
    if (isAllowed(call, actor)) byKind.push((await read(actor)).map((found) => ({ ...found, kind })));
  byKind.push((await silentSellers(actor)).map((found) => ({ ...found, kind: 'call' })));
  return nextThings(byKind);
}
