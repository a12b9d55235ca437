import { plainText } from '../text/plain-text';
import { type Headline, headlineOf, headlineOfAll } from './headline';
import { subOrderMoney } from './order-money';
import { type Quantities, sumOf, wantedPieces } from './quantities';

type Priced = Quantities & {
  rate: number;
  gstBasisPoints: number;
  /** Returned pieces settled by a credit note. */
  settled?: number;
};

interface Between {
  fromState: string | null;
  toState: string | null;
  /** Discount on the whole order, in hundredths of a percent. */
  discountBasisPoints: number;
}

const billOf = (
  lines: readonly Priced[],
  { fromState: from, toState: to, discountBasisPoints }: Between,
  piecesOf: (line: Priced) => number,
) =>
  subOrderMoney(
    lines.map((line) => ({ pieces: piecesOf(line), ratePaise: line.rate, gstBasisPoints: line.gstBasisPoints })),
    { from, to, discountBasisPoints },
  );

const keptPieces = (line: Priced) => wantedPieces(line) - (line.settled ?? 0);

/** Amount due for the pieces the buyer keeps: all wanted pieces except those settled by a credit note. */
const keptValue = (lines: readonly Priced[], states: Between): number => billOf(lines, states, keptPieces).payable;

/** A return settled by a credit note, and the amount credited. */
export interface Settled {
  lineId: string;
  pieces: number;
  amount: number;
}

/** Adds the number of pieces settled by credit notes to each line. */
export const withSettled = <Line extends { id: string }>(lines: readonly Line[], settled: readonly Settled[]) =>
  lines.map((line) => ({
    ...line,
    settled: settled.reduce((all, { lineId, pieces }) => (lineId === line.id ? all + pieces : all), 0),
  }));

export const creditedBy = (settled: readonly Settled[]): number => settled.reduce((all, { amount }) => all + amount, 0);

/** Credit for the next return of a part: its total, less what the buyer keeps and earlier credits. */
export const creditOf = <Line extends Priced & { id: string }>(
  part: Between & { payable: number },
  lines: readonly Line[],
  settled: readonly Settled[],
  { lineId, pieces }: Omit<Settled, 'amount'>,
): number =>
  part.payable - creditedBy(settled) - keptValue(withSettled(lines, [...settled, { lineId, pieces, amount: 0 }]), part);

/** Figures of a part of an order, from its lines: pieces, money and headline. */
export function figuresOf(
  lines: readonly Priced[],
  { isClosed, credited = 0, ...states }: Between & { isClosed: boolean; credited?: number },
) {
  const pieces = sumOf(lines);
  const { ordered, accepted, refused, cancelled, dispatched, delivered, returned } = pieces;
  const { taxable, igst, cgst, sgst } = billOf(lines, states, wantedPieces);
  return {
    ...{ ordered, accepted, refused, cancelled, dispatched, delivered, returned },
    // Rounding to the rupee must not leave a rupee due after everything is returned.
    ...{ taxable, tax: igst + cgst + sgst, payable: keptValue(lines, states) + credited },
    headline: headlineOf(pieces, { isClosed }),
  };
}

/** Figures of an order, from its parts. */
export const wholeOf = (parts: readonly { headline: Headline; payable: number }[]) => ({
  headline: headlineOfAll(parts.map(({ headline }) => headline)),
  payable: parts.reduce((sum, { payable }) => sum + payable, 0),
});

/** Everything a part of an order can be found by. */
export const searchTextOf = (
  number: number,
  names: { buyer: string; city: string; seller: string },
  lrNumbers: readonly string[],
): string => plainText([String(number), names.buyer, names.city, names.seller, ...lrNumbers].join(' '));
