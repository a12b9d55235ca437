import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { draftRowSchema, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { partNamed } from '@/lib/domain/orders/dispatch-table';
import { type Headline, headlinesWith, type Holder } from '@/lib/domain/orders/headline';
import { plainText } from '@/lib/domain/text/plain-text';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { containing, Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyers } from '../../db/schema/buyers';
import { orderLines, orders, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';
import { stampedIn } from '../../platform/cycles/stamped-repository';
import { selectSubOrders } from './repository';

export interface OrderFilters {
  q?: string;
  headline?: Headline[];
  buyerId?: string[];
  sellerId?: string[];
  marketId?: string[];
  salesmanId?: string[];
  assigneeId?: string[];
  isAssigned?: boolean;
  cycleId?: string[];
  stuckWith?: Holder[];
  lrMissing?: boolean;
  hasDues?: boolean;
  isLate?: boolean;
  stuckDays?: number;
}

const SORTS = { placedAt: subOrders.placedAt, movedAt: subOrders.movedAt, payable: subOrders.payable };

/** The amount due for the whole order exceeds the payments received. */
const isDue = sql`exists (select 1 from ${orders} where ${orders.id} = ${subOrders.orderId} and ${orders.due} > 0)`;

const late = sql<boolean>`(${subOrders.headline} = 'placed' and ${subOrders.escalatedAt} is not null)`;

/** Whether a word is the name of a part in lists, such as 1042-2. */
export const isNamed = (tx: Queryable, word: string) => {
  const named = partNamed(word);
  if (!named?.position) return undefined;
  const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.number, named.orderNumber));
  return and(inArray(subOrders.orderId, order), eq(subOrders.position, named.position));
};

/** Conditions on sellers are a subquery, so that the count needs no join. */
const matching = (tx: Queryable, { q = '', ...filters }: OrderFilters, portfolio: string | null) => {
  const { headline, buyerId, sellerId, marketId, salesmanId, stuckWith, lrMissing, hasDues, isLate, stuckDays } =
    filters;
  const ofSellers = and(
    portfolio === null ? undefined : eq(sellers.salesmanId, portfolio),
    salesmanId && inArray(sellers.salesmanId, salesmanId),
    marketId && inArray(sellers.marketId, marketId),
  );
  return and(
    ofSellers && inArray(subOrders.sellerId, tx.select({ id: sellers.id }).from(sellers).where(ofSellers)),
    ...plainText(q)
      .split(' ')
      .filter(Boolean)
      .map((word) => or(sql`${subOrders.searchText} like ${containing(word)}`, isNamed(tx, word))),
    headline && inArray(subOrders.headline, headline),
    buyerId && inArray(subOrders.buyerId, buyerId),
    sellerId && inArray(subOrders.sellerId, sellerId),
    filters.assigneeId && inArray(subOrders.assigneeId, filters.assigneeId),
    filters.isAssigned === undefined
      ? undefined
      : filters.isAssigned
        ? isNotNull(subOrders.assigneeId)
        : isNull(subOrders.assigneeId),
    filters.cycleId && stampedIn(tx, subOrders.id, filters.cycleId),
    stuckWith && inArray(subOrders.headline, headlinesWith(stuckWith)),
    hasDues === undefined ? undefined : hasDues ? isDue : not(isDue),
    isLate === undefined ? undefined : eq(late, isLate),
    lrMissing === undefined ? undefined : eq(subOrders.lrMissing, lrMissing),
    stuckDays === undefined ? undefined : lt(subOrders.movedAt, later(-stuckDays * DAY)),
  );
};

/** A page of the order parts that the user can see. */
export const list = (
  tx: Queryable,
  filters: OrderFilters & ListRequest,
  portfolio: string | null,
): Promise<Page<SubOrderRow>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: subOrders.id,
    where: matching(tx, filters, portfolio),
    select: ({ where, orderBy, limit }) =>
      selectSubOrders(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => found,
  });

/** Ids of the parts in a list, in its order: up to the limit, plus one more when there are others. */
export async function idsOf(
  tx: Queryable,
  filters: OrderFilters & ListRequest,
  portfolio: string | null,
): Promise<string[]> {
  const keyset = new Keyset<SubOrderRow>(filters, SORTS, subOrders.id);
  const { where, orderBy, limit } = keyset.plan(matching(tx, filters, portfolio));
  const found = await tx
    .select({ id: subOrders.id })
    .from(subOrders)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The ids of matching parts, as a subquery. */
export const partsLike = (tx: Queryable, filters: OrderFilters, portfolio: string | null) =>
  tx
    .select({ id: subOrders.id })
    .from(subOrders)
    .where(matching(tx, filters, portfolio));

/** Totals of matching parts per headline. */
export const totals = async (tx: Queryable, filters: OrderFilters, portfolio: string | null) => {
  const found = await tx
    .select({
      headline: subOrders.headline,
      orders: sql<number>`count(*)::int`,
      pieces: sql<string>`sum(${subOrders.ordered} - ${subOrders.refused} - ${subOrders.cancelled})`,
      payable: sql<string>`sum(${subOrders.payable})`,
    })
    .from(subOrders)
    .where(matching(tx, filters, portfolio))
    .groupBy(subOrders.headline);
  return found.map((row) => ({ ...row, pieces: Number(row.pieces), payable: Number(row.payable) }));
};

type DraftRow = z.infer<typeof draftRowSchema>;

/** Drafts of all users or one, for all buyers or some. */
export const listDrafts = (
  tx: Queryable,
  request: ListRequest,
  { ownerId, ofBuyers }: { ownerId: string | null; ofBuyers?: SQL },
): Promise<Page<DraftRow>> => {
  const sumOf = (what: ReturnType<typeof sql>) =>
    sql<string>`(select coalesce(sum(${what}), 0) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  return listPage(tx, request, {
    sorts: { createdAt: orders.createdAt },
    id: orders.id,
    where: and(
      eq(orders.headline, 'draft'),
      isNull(orders.number),
      ownerId === null ? undefined : eq(orders.createdById, ownerId),
      ofBuyers && inArray(orders.buyerId, tx.select({ id: buyers.id }).from(buyers).where(ofBuyers)),
    ),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({
          id: orders.id,
          createdAt: instantText(orders.createdAt),
          buyer: { id: buyers.id, businessName: buyers.businessName, city: buyers.city },
          createdBy: { id: users.id, name: users.name },
          lines: sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`,
          pieces: sumOf(sql`${orderLines.ordered}`),
          value: sumOf(sql`${orderLines.ordered}::bigint * ${orderLines.rate}`),
        })
        .from(orders)
        .innerJoin(buyers, eq(buyers.id, orders.buyerId))
        .innerJoin(users, eq(users.id, orders.createdById))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => ({ ...row, pieces: Number(row.pieces), value: Number(row.value) }),
  });
};
