import { plainText } from '../text/plain-text';
import { headlineOf } from './headline';
import { subOrderMoney } from './order-money';
import { type Quantities, sumOf, wantedPieces } from './quantities';

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
