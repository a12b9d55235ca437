import { headlineOf, headlineOfAll } from '@/lib/domain/orders/headline';
import { subOrderMoney } from '@/lib/domain/orders/order-money';
import { type Quantities, sumOf, wantedPieces } from '@/lib/domain/orders/quantities';
import { plainText } from '@/lib/domain/text/plain-text';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { consignmentsOf } from './part-repository';
import * as repository from './repository';

type Priced = Quantities & { rate: number; gstBasisPoints: number };

/** What a part of an order is by its lines: pieces, money and where it stands. */
export function figuresOf(
  lines: readonly Priced[],
  { fromState, toState, isClosed }: { fromState: string | null; toState: string | null; isClosed: boolean },
) {
  const pieces = sumOf(lines);
  const { ordered, accepted, refused, cancelled, dispatched, delivered, returned } = pieces;
  const priced = lines.map((line) => ({
    pieces: wantedPieces(line),
    ratePaise: line.rate,
    gstBasisPoints: line.gstBasisPoints,
  }));
  const { taxable, igst, cgst, sgst, payable } = subOrderMoney(priced, { from: fromState, to: toState });
  return {
    ...{ ordered, accepted, refused, cancelled, dispatched, delivered, returned },
    ...{ taxable, tax: igst + cgst + sgst, payable },
    headline: headlineOf(pieces, { isClosed }),
  };
}

/** Everything a part of an order is found by. */
export const searchTextOf = (
  number: number,
  names: { buyer: string; city: string; seller: string },
  lrNumbers: readonly string[],
): string => plainText([String(number), names.buyer, names.city, names.seller, ...lrNumbers].join(' '));

/** Writes down again what follows from the lines of a part, and from the parts of its order. The order is held. */
export async function refresh(
  tx: Queryable,
  subOrder: repository.SubOrderFull,
  changes: { closedAt?: Date; searchText?: string } = {},
): Promise<void> {
  const { id, orderId, fromState, toState } = subOrder;
  const isClosed = (changes.closedAt ?? subOrder.closedAt) !== null;
  const lines = await repository.linesOfSubOrder(tx, id);
  const lorries = await consignmentsOf(tx, [id]);
  await repository.updateSubOrder(tx, id, {
    ...changes,
    ...figuresOf(lines, { fromState, toState, isClosed }),
    lrMissing: lorries.some(({ lrNumber }) => lrNumber === ''),
    movedAt: clock.now(),
  });
  await repository.updateOrder(tx, orderId, { headline: headlineOfAll(await repository.headlinesOf(tx, orderId)) });
}
