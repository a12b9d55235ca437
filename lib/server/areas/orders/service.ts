import type { Page } from '@/lib/contracts/base/list';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Order, ReturnListed, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { maskedPhone, maskedPhones } from '@/lib/domain/buyers/masked-phone';
import { draftExpiry } from '@/lib/domain/orders/deadlines';
import { headlineOfAll, isDraft } from '@/lib/domain/orders/headline';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { env } from '../../env';
import { forbidden, notFound } from '../../errors';
import { historyOf } from '../../platform/audit/history-repository';
import { buyerBalance, buyersFoundBy } from '../buyers/service';
import { scopeOf } from './scope';
import * as lists from './list-repository';
import * as parts from './part-repository';
import * as repository from './repository';
import * as returns from './return-list-repository';

export type { OrderFilters } from './list-repository';
export type { ReturnFilters } from './return-list-repository';

/** @throws 403 for users to whom the filter would reveal what buyers owe. */
export function assertMayFilter({ hasDues }: lists.OrderFilters, { roles }: Actor): void {
  if (hasDues !== undefined && !seesBuyerSide(roles)) throw forbidden();
}

export async function listOrders(filters: lists.OrderFilters & ListRequest, actor: Actor): Promise<Page<SubOrderRow>> {
  assertMayFilter(filters, actor);
  return lists.list(orm(), filters, scopeOf(actor));
}

export async function orderTotals(filters: lists.OrderFilters, actor: Actor) {
  assertMayFilter(filters, actor);
  return lists.totals(orm(), filters, scopeOf(actor));
}

/** Users limited to one portfolio see only their own drafts. */
export const listDrafts = ({ q, ...request }: ListRequest & { q?: string }, actor: Actor) =>
  lists.listDrafts(orm(), request, { ownerId: scopeOf(actor), ofBuyers: q ? buyersFoundBy(q, actor) : undefined });

/** Returns of the parts that the user can see. */
export const listReturns = (request: returns.ReturnFilters & ListRequest, actor: Actor): Promise<Page<ReturnListed>> =>
  returns.listReturns(orm(), request, scopeOf(actor));

type Found = NonNullable<Awaited<ReturnType<typeof repository.findOrder>>>;

/** The buyer of an order, as far as the user may see them. */
const buyerFor = ({ buyer }: Found, isBuyerSide: boolean): Order['buyer'] => ({
  id: buyer.id,
  businessName: buyer.businessName,
  contactName: buyer.contactName,
  city: buyer.city,
  state: buyer.state,
  phone: isBuyerSide ? buyer.phoneNumber : maskedPhone(buyer.phoneNumber),
  isBlocked: buyer.status === 'blocked',
});

/** Text typed into an order; phone numbers are masked for users who may not see them. */
export const shownWords = ({ deliveryAddress, note }: Pick<Order, 'deliveryAddress' | 'note'>, isBuyerSide: boolean) =>
  isBuyerSide
    ? { deliveryAddress, note }
    : { deliveryAddress: maskedPhones(deliveryAddress), note: maskedPhones(note) };

/**
 * An order with the parts that the user can see.
 * @throws 404 when there is none, or no part is in their portfolio.
 */
export async function getOrder(id: string, actor: Actor, tx: Queryable = orm()): Promise<Order> {
  const found = await repository.findOrder(tx, id);
  if (!found) throw notFound();
  const { order, createdBy } = found;
  const portfolio = scopeOf(actor);
  const rows = await repository.subOrdersOf(tx, id, portfolio);
  const isOwnDraft = order.number === null && createdBy.id === actor.userId;
  if (portfolio !== null && rows.length === 0 && !isOwnDraft) throw notFound();
  const ids = rows.map((row) => row.id);
  const [lines, lorries, returned] = [
    await repository.shownLines(tx, id),
    await parts.consignmentsOf(tx, ids),
    await parts.returnsOf(tx, ids),
  ];
  const isBuyerSide = seesBuyerSide(actor.roles);
  const { balance } = isBuyerSide ? await buyerBalance(tx, order.buyerId) : { balance: 0 };
  const of = <Part extends { subOrderId: string | null }>(all: Part[], subOrderId: string | null) =>
    all.filter((part) => part.subOrderId === subOrderId);
  return {
    id,
    number: order.number,
    headline:
      portfolio !== null && rows.length > 0 ? headlineOfAll(rows.map(({ headline }) => headline)) : order.headline,
    buyer: buyerFor(found, isBuyerSide),
    account: isBuyerSide ? { creditLimit: found.buyer.creditLimit, balance, paid: order.paid } : null,
    ...shownWords(order, isBuyerSide),
    discountBasisPoints: order.discountBasisPoints,
    cancelReason: order.cancelReason,
    createdBy,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    expiresAt: isDraft(order)
      ? draftExpiry(order.changedAt ?? order.createdAt, env().ORDER_DRAFT_DAYS).toISOString()
      : null,
    draftLines: order.number === null ? of(lines, null) : [],
    subOrders: rows.map((row) => ({
      ...row,
      lines: of(lines, row.id),
      consignments: of(lorries, row.id),
      returns: of(returned, row.id),
    })),
    version: order.version,
  };
}

/** History of an order and of its parts that the user can see. */
export async function orderHistory(id: string, request: ListRequest, actor: Actor): Promise<Page<HistoryEntry>> {
  const { subOrders } = await getOrder(id, actor);
  const ids = subOrders.flatMap((part) => [part.id, ...part.returns.map((one) => one.id)]);
  // Entries about the whole order name sellers of other portfolios.
  const isWhole = scopeOf(actor) === null;
  return historyOf(orm(), isWhole ? [id, ...ids] : ids.length > 0 ? ids : [id], request);
}
