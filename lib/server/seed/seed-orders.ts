import { figuresOf, searchTextOf, wholeOf } from '@/lib/domain/orders/order-figures';
import { moved, NO_PIECES } from '@/lib/domain/orders/quantities';
import { groupBy } from '@/lib/domain/lists/group-by';
import { stateCodeOf } from '@/lib/domain/text/indian-states';
import { DAY, HOUR } from '../clock';
import type { buyers } from '../db/schema/buyers';
import type { buyerEntries, entryAllocations } from '../db/schema/buyer-entries';
import type { catalogs } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import type { consignmentLines, consignments, orderLines, orderReturns, orders, subOrders } from '../db/schema/orders';
import { lineStory, stageAt } from './order-story';
import { Random } from './random';

type Catalog = typeof catalogs.$inferSelect;

interface Place {
  buyers: readonly (typeof buyers.$inferInsert & { id: string })[];
  catalogs: readonly Catalog[];
  sellerNames: ReadonlyMap<string, string>;
  takers: readonly string[];
  followers: readonly string[];
  /** No date is later than this. */
  now: number;
  taxOf: (productTypeId: string | null, rate: number) => number;
}

/** All rows of one order. */
export interface OrderRows {
  orders: (typeof orders.$inferInsert)[];
  subOrders: (typeof subOrders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
  lorries: (typeof consignments.$inferInsert)[];
  lorryLines: (typeof consignmentLines.$inferInsert)[];
  returns: (typeof orderReturns.$inferInsert)[];
  entries: (typeof buyerEntries.$inferInsert)[];
  shares: (typeof entryAllocations.$inferInsert)[];
}

const TRANSPORTERS = ['Shree Ganesh Roadways', 'VRL Logistics Depot', 'Patel Roadlines', 'Gati Point'] as const;
const DAYS = 60;

/** The order with this index, in one of many states; a few are still drafts. */
export function orderRows(index: number, number: number | null, place: Place): OrderRows {
  const random = new Random(700_000 + index);
  const pick = <One>(all: readonly One[]) => all[random.below(all.length)] as One;
  const buyer = pick(place.buyers.filter(({ status }) => status === 'active'));
  const ageDays = number === null ? random.below(5) : DAYS * (1 - index / 900);
  const placedAt = new Date(place.now - Math.floor(ageDays * DAY) - random.below(3) * HOUR);
  /** This many days later, but never in the future. */
  const later = (from: Date, days: number) => new Date(Math.min(place.now, from.getTime() + days * DAY));
  const takerId = pick(place.takers);
  const wanted = Array.from({ length: 1 + random.below(6) }, () => pick(place.catalogs));
  const chosen = [...new Map(wanted.map((catalog) => [catalog.id, catalog])).values()];
  const orderId = newId();
  const toState = buyer.gstin?.slice(0, 2) ?? stateCodeOf(buyer.state);
  const rows: OrderRows = {
    ...{ orders: [], subOrders: [], lines: [], lorries: [], lorryLines: [], returns: [], entries: [], shares: [] },
  };
  const draftLine = (catalog: Catalog, position: number) => ({
    id: newId(),
    orderId,
    subOrderId: null as string | null,
    sellerId: catalog.sellerId,
    catalogId: catalog.id,
    position,
    title: `${catalog.title}, design ${catalog.designNumber}`,
    setPieces: catalog.pieces,
    ...NO_PIECES,
    ordered: (catalog.pieces ?? 5) * (1 + random.below(4)),
    rate: catalog.rate ?? 1,
    catalogRate: catalog.rate ?? 1,
    rateReason: null,
    gstBasisPoints: 0,
    refusedReason: null as string | null,
  });
  const bought = chosen.map(draftLine);
  const parts = number === null ? [] : [...groupBy(bought, ({ sellerId }) => sellerId)];
  for (const [part, [sellerId, own]] of parts.entries()) {
    const stage = stageAt(ageDays, random);
    const subOrderId = newId();
    const told = own.map((line) => ({ line, story: lineStory(line.ordered, line.setPieces ?? 1, stage, random) }));
    const isThere = stage === 'delivered' || stage === 'closed';
    const lrNumbers: string[] = [];
    for (const lorry of ['first', 'second'] as const) {
      const loaded = told.filter(({ story }) => story[lorry] > 0);
      if (loaded.length === 0) continue;
      const dispatchedAt = later(placedAt, lorry === 'first' ? 2 : 3);
      const lrNumber = random.chance(0.9) ? String(100_000 + index * 10 + part * 2 + lrNumbers.length) : '';
      const id = newId();
      lrNumbers.push(lrNumber);
      rows.lorries.push({
        id,
        subOrderId,
        transporter: pick(TRANSPORTERS),
        lrNumber,
        parcels: 1 + random.below(4),
        freight: random.pick(['to_pay', 'paid']),
        dispatchedAt,
        deliveredAt: isThere ? later(dispatchedAt, 4) : null,
        createdById: takerId,
      });
      rows.lorryLines.push(
        ...loaded.map(({ line, story }) => ({ id: newId(), consignmentId: id, lineId: line.id, pieces: story[lorry] })),
      );
    }
    const lines = told.map(({ line, story }, nth) => {
      const catalog = chosen.find(({ id }) => id === line.catalogId);
      const isReturned = isThere && nth === 0 && story.pieces.delivered > 1 && random.chance(0.15);
      if (isReturned)
        rows.returns.push({
          id: newId(),
          subOrderId,
          lineId: line.id,
          pieces: 1,
          damaged: 0,
          reason: random.pick(['Damaged', 'Wrong goods', 'Short pieces']),
          status: random.pick(['requested', 'approved', 'in_transit', 'received']),
          statusChangedAt: new Date(place.now - DAY),
          version: 1,
          createdAt: new Date(place.now - 2 * DAY),
        });
      return {
        ...line,
        ...(isReturned ? moved(story.pieces, { kind: 'return', pieces: 1 }) : story.pieces),
        subOrderId,
        refusedReason: story.refusedReason,
        gstBasisPoints: place.taxOf(catalog?.productTypeId ?? null, line.rate),
      };
    });
    const states = { fromState: '24', toState, discountBasisPoints: 0 };
    const seller = place.sellerNames.get(sellerId) ?? '';
    rows.lines.push(...lines);
    rows.subOrders.push({
      id: subOrderId,
      orderId,
      sellerId,
      position: part + 1,
      buyerId: buyer.id,
      orderNumber: number ?? 0,
      ...states,
      ...figuresOf(lines, { ...states, isClosed: stage === 'closed' }),
      lrMissing: lrNumbers.includes(''),
      // Some are still unassigned.
      assigneeId: index % 3 > 0 ? pick(place.followers) : null,
      placedAt,
      closedAt: stage === 'closed' ? new Date(placedAt.getTime() + 8 * DAY) : null,
      movedAt: later(placedAt, 3),
      searchText: searchTextOf(number ?? 0, { buyer: buyer.businessName, city: buyer.city, seller }, lrNumbers),
      version: 1,
    });
  }
  if (number === null) rows.lines.push(...bought);
  const whole = number === null ? { headline: 'draft' as const, payable: 0 } : wholeOf(rows.subOrders);
  const share = ageDays > 12 ? random.pick([0, 0.5, 1, 1]) : 0;
  const paid = Math.floor((whole.payable * share) / 100) * 100;
  if (paid > 0) {
    const entryId = newId();
    const at = new Date(placedAt.getTime() + 10 * DAY);
    rows.entries.push({
      id: entryId,
      buyerId: buyer.id,
      kind: 'payment',
      amount: paid,
      mode: random.pick(['upi', 'bank', 'cheque']),
      reference: String(4_000_000_000 + index),
      note: '',
      receivedAt: at,
      authorId: takerId,
      createdAt: at,
    });
    rows.shares.push({ id: newId(), entryId, orderId, amount: paid });
  }
  rows.orders.push({
    id: orderId,
    number,
    buyerId: buyer.id,
    deliveryAddress: '',
    note: '',
    ...whole,
    createdById: takerId,
    placedAt: number === null ? null : placedAt,
    paid,
    version: 1,
    createdAt: placedAt,
  });
  return rows;
}
