import { invoice } from '@/lib/domain/orders/gst';
import { balanceOf } from '@/lib/domain/orders/order-money';
import { openPieces, quantityProblem, sumOf, wantedPieces } from '@/lib/domain/orders/quantities';
import { figures, headlineOfOrder, lived, type OrderState, paidFor, type Part, payableOf } from './order-life';
import type { History } from './order-wishes';

const sum = (all: readonly number[]): number => all.reduce((one, two) => one + two, 0);

/** Value of a sub-order's lines when this many pieces of each are kept. */
const valueOf = ({ lines, states }: Part, piecesOf: (line: Part['lines'][number]) => number) =>
  invoice({
    from: states.fromState ?? 'from',
    to: states.toState ?? 'to',
    lines: lines.map((line) => ({ ...line, pieces: piecesOf(line), ratePaise: line.rate })),
    discountPaise: Math.round(
      (sum(lines.map((line) => piecesOf(line) * line.rate)) * states.discountBasisPoints) / 10_000,
    ),
    basisPointsOf: ({ gstBasisPoints }) => gstBasisPoints,
  });

function piecesFlaws(part: Part): string[] {
  const { lines, lorries, returns } = part;
  return lines.flatMap((line) => {
    const own = <One extends { lineId: string; pieces: number }>(all: readonly One[], is: (one: One) => boolean) =>
      sum(all.filter((one) => one.lineId === line.id && is(one)).map(({ pieces }) => pieces));
    return [
      quantityProblem(line),
      line.accepted + line.refused + line.cancelled + openPieces(line) !== line.ordered && 'pieces do not add up',
      own(lorries, () => true) !== line.dispatched && 'dispatched is not what was loaded',
      own(lorries, ({ isThere }) => isThere) !== line.delivered && 'delivered is not what arrived',
      own(returns, ({ status }) => status !== 'refused') !== line.returned && 'returned is not what was asked back',
    ].filter((flaw) => typeof flaw === 'string');
  });
}

function moneyFlaws(part: Part): string[] {
  const stored = figures(part);
  const bill = valueOf(part, wantedPieces);
  const credited = sum(part.settled.map(({ amount }) => amount));
  const settledPieces = (lineId: string) =>
    sum(part.settled.filter((one) => one.lineId === lineId).map(({ pieces }) => pieces));
  const kept = valueOf(part, (line) => wantedPieces(line) - settledPieces(line.id)).payable;
  return [
    stored.taxable !== sum(bill.lines.map(({ taxable }) => taxable)) && 'goods are not their lines',
    part.states.discountBasisPoints === 0 &&
      stored.taxable !== sum(part.lines.map((line) => wantedPieces(line) * line.rate)) &&
      'goods are not pieces by rate',
    stored.tax !== sum(bill.lines.map(({ igst, cgst, sgst }) => igst + cgst + sgst)) && 'GST is not that of the lines',
    stored.payable - credited !== kept && 'what stays is not what is owed for',
    stored.payable % 100 !== 0 && 'paise are left over',
    part.settled.some(({ amount }) => amount <= 0) && 'a credit note over nothing',
    credited > stored.payable && 'more is credited than was to be paid',
    part.settled.length === 0 && Math.abs(stored.payable - stored.taxable - stored.tax) > 50 && 'rounded too far',
    JSON.stringify(sumOf(part.lines)) !== JSON.stringify(sumOf([stored])) && 'pieces are not those of the lines',
  ].filter((flaw) => typeof flaw === 'string');
}

function orderFlaws(state: OrderState): string[] {
  const { parts, payments } = state;
  const live = payments.filter(({ isReversed }) => !isReversed);
  const entries = [
    ...payments.map(({ amount }) => ({ amount })),
    ...payments.filter(({ isReversed }) => isReversed).map(({ amount }) => ({ amount: -amount })),
    ...parts.flatMap(({ settled }) => settled.map(({ amount }) => ({ amount }))),
  ];
  const payable = payableOf(state);
  const balance = balanceOf([payable], entries);
  const credited = sum(parts.flatMap(({ settled }) => settled.map(({ amount }) => amount)));
  const headline = headlineOfOrder(state);
  const isGone = parts.every(({ lines }) => sum(lines.map(wantedPieces)) === 0);
  return [
    balance !== payable - credited - sum(live.map(({ amount }) => amount)) && 'the balance is not what is left',
    paidFor(state) !== credited + sum(live.map(({ share }) => share)) && 'paid is not what came in',
    live.some(({ share, amount }) => share > amount) && 'more was shared out than came in',
    isGone !== ['refused', 'cancelled'].includes(headline) && `nothing is wanted, yet it is ${headline}`,
    headline === 'closed' && !parts.some(({ isClosed }) => isClosed) && 'closed by nobody',
  ].filter((flaw) => typeof flaw === 'string');
}

/** Errors in an order at any point of a history, with the request before it; empty if there are none. */
export function historyFlaws(history: History): string[] {
  for (const { wish, state } of lived(history)) {
    const flaws = [...state.parts.flatMap((part) => [...piecesFlaws(part), ...moneyFlaws(part)]), ...orderFlaws(state)];
    if (flaws.length > 0) return flaws.map((flaw) => `${wish?.kind ?? 'place'}: ${flaw}`);
  }
  return [];
}

/** Counts granted requests and final order states, to check that a run reached everything. */
export function reachedBy(history: History, counts: Map<string, number>): void {
  let last: OrderState | null = null;
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const { wish, state } of lived(history)) {
    if (wish) count(wish.kind);
    last = state;
  }
  if (last) count(`ends ${headlineOfOrder(last)}`);
  if (last?.parts.some(({ settled }) => settled.length > 1)) count('several credit notes');
}
