import type { Order } from '@/lib/contracts/orders/order-record';
import { groupBy } from '@/lib/domain/lists/group-by';
import { isDraft } from '@/lib/domain/orders/headline';
import { invoice } from '@/lib/domain/orders/gst';
import { figuresOf, searchTextOf, wholeOf } from '@/lib/domain/orders/order-figures';
import { discountOf, UNKNOWN } from '@/lib/domain/orders/order-money';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { stateCodeOf } from '@/lib/domain/text/indian-states';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit, recordAudits } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { getBuyer } from '../buyers/service';
import { knownForSale, taxRates } from '../catalogs/sale-service';
import { stampOrder } from '../cycles/stamp-service';
import { scopeOf } from './scope';
import { holdDraft } from './draft-service';
import * as repository from './repository';
import { getOrder } from './service';

/** The lines of a draft with their catalogs. @throws 409 when one can no longer be ordered. */
async function orderableLines(tx: Queryable, orderId: string, actor: Actor) {
  const lines = await repository.linesOfOrder(tx, orderId);
  if (lines.length === 0) throw refused('This order has no lines yet.');
  const known = await knownForSale(tx, [...new Set(lines.map(({ catalogId }) => catalogId))], scopeOf(actor));
  return lines.map((line) => {
    const catalog = known.get(line.catalogId);
    if (!catalog?.isForSale) throw refused(`${line.title} cannot be ordered any more. Remove it first.`);
    return { line, catalog };
  });
}

type Orderable = Awaited<ReturnType<typeof orderableLines>>[number];

/** The lines of a part with the tax rate of a piece, by the price after a discount on the whole order. */
function taxed(
  bought: readonly Orderable[],
  {
    fromState,
    toState,
    discountBasisPoints,
  }: Pick<repository.SubOrderFull, 'fromState' | 'toState' | 'discountBasisPoints'>,
  rateOf: Awaited<ReturnType<typeof taxRates>>,
) {
  const priced = bought.map(({ line, catalog }) => ({ pieces: line.ordered, ratePaise: line.rate, catalog }));
  const bill = invoice({
    from: fromState ?? UNKNOWN.from,
    to: toState ?? UNKNOWN.to,
    lines: priced,
    discountPaise: discountOf(priced, discountBasisPoints),
    basisPointsOf: ({ catalog }, piecePaise) => rateOf(catalog.productTypeId, piecePaise),
  });
  return bought.map(({ line }, index) => ({ ...line, gstBasisPoints: bill.lines[index]?.basisPoints ?? 0 }));
}

async function split(tx: Queryable, order: repository.OrderRow, actor: Actor): Promise<void> {
  const buyer = await getBuyer(order.buyerId, tx);
  if (buyer.status === 'blocked') throw refused('This buyer is blocked.');
  const lines = await orderableLines(tx, order.id, actor);
  const now = clock.now();
  const rateOf = await taxRates(tx, indianDayOf(now));
  const toState = buyer.gstin?.slice(0, 2) ?? stateCodeOf(buyer.state);
  const number = await repository.nextNumber(tx, 'orders');
  const { discountBasisPoints } = order;
  const parts = [...groupBy(lines, ({ line }) => line.sellerId)].map(([sellerId, bought], index) => {
    const { seller, fromState } = bought[0]?.catalog ?? { seller: { businessName: '' }, fromState: null };
    const names = { buyer: buyer.businessName, city: buyer.city, seller: seller.businessName };
    const states = { fromState, toState, discountBasisPoints };
    const own = taxed(bought, states, rateOf);
    const row = {
      id: newId(),
      orderId: order.id,
      sellerId,
      buyerId: buyer.id,
      orderNumber: number,
      position: index + 1,
      ...states,
      ...figuresOf(own, { ...states, isClosed: false }),
      placedAt: now,
      movedAt: now,
      searchText: searchTextOf(number, names, []),
    };
    return { row, lines: own, seller: seller.businessName };
  });
  await repository.insertSubOrders(
    tx,
    parts.map(({ row }) => row),
  );
  for (const part of parts)
    for (const [gstBasisPoints, own] of groupBy(part.lines, (line) => line.gstBasisPoints))
      await repository.updateLines(
        tx,
        own.map(({ id }) => id),
        { subOrderId: part.row.id, gstBasisPoints },
      );
  for (const { row } of parts) await stampOrder(tx, { id: row.id, sellerId: row.sellerId, value: row.taxable }, actor);
  await repository.updateOrder(tx, order.id, { number, placedAt: now, ...wholeOf(parts.map(({ row }) => row)) });
  const by = { actorId: actor.userId, details: { number } };
  await recordAudit(tx, { ...by, action: 'orders.placed', subjectId: order.id });
  await recordAudits(
    tx,
    parts.map(({ row, seller }) => ({
      ...by,
      details: { ...by.details, part: subOrderNumber(row), seller },
      action: 'sub-orders.sent' as const,
      subjectId: row.id,
    })),
  );
}

/** Places a draft atomically: assigns the next number and creates a part per seller. Idempotent. */
export const placeOrder = (id: string, version: number, actor: Actor): Promise<Order> =>
  transaction(async (tx) => {
    const held = await repository.lockOrder(tx, id);
    if (!held) throw notFound();
    if (held.number !== null) return getOrder(id, actor, tx);
    if (isDraft(held)) await split(tx, await holdDraft(tx, id, version, actor), actor);
    else throw refused('This draft was cancelled.');
    return getOrder(id, actor, tx);
  });
