import { invoice, taxOf, type TaxableLine, type TaxedTotals } from './gst';

/** The pricing facts of a line: pieces still wanted, rate, and the tax rate of a piece since it was placed. */
export interface PricedLine {
  pieces: number;
  ratePaise: number;
  gstBasisPoints: number;
}

/** Half the order value, in hundredths of a percent. */
export const MOST_DISCOUNT = 5000;

/** Maximum value of an order's goods, in paise. */
const MOST_VALUE = 1_000_000_000;

/** Why the goods are worth too much for one order, as a sentence; null when they are not. */
export const valueProblem = (paise: number): string | null =>
  paise > MOST_VALUE ? 'An order comes to at most ₹1,00,00,000.' : null;

/** Discount on the whole order, in hundredths of a percent, for these lines: it shrinks when pieces drop out. */
export const discountOf = (lines: readonly TaxableLine[], basisPoints: number): number =>
  taxOf(
    lines.reduce((sum, { pieces, ratePaise }) => sum + pieces * ratePaise, 0),
    basisPoints,
  );

/** When a state is unknown, the goods are treated as leaving the state. */
export const UNKNOWN = { from: 'from', to: 'to' } as const;

interface Terms {
  from: string | null;
  to: string | null;
  discountBasisPoints?: number;
}

/** Totals of one seller's part of an order. */
export const subOrderMoney = (
  lines: readonly PricedLine[],
  { from, to, discountBasisPoints = 0 }: Terms,
): TaxedTotals =>
  invoice({
    from: from ?? UNKNOWN.from,
    to: to ?? UNKNOWN.to,
    lines,
    discountPaise: discountOf(lines, discountBasisPoints),
    basisPointsOf: ({ gstBasisPoints }) => gstBasisPoints,
  });

export interface Entry {
  amount: number;
}

/** A buyer's balance: everything ordered and still wanted, less every payment, credit note and reversal. */
export const balanceOf = (payables: readonly number[], entries: readonly Entry[]): number =>
  payables.reduce((sum, one) => sum + one, 0) - entries.reduce((sum, { amount }) => sum + amount, 0);

/** What is wrong with the allocation of a payment to orders, as a sentence; null when it is fine. */
export function allocationProblem(
  amount: number,
  allocations: readonly { orderId: string; amount: number; due: number }[],
): string | null {
  if (allocations.some((one) => one.amount <= 0)) return 'Every share of a payment is more than zero.';
  if (new Set(allocations.map(({ orderId }) => orderId)).size < allocations.length) return 'One order is named twice.';
  if (allocations.some((one) => one.amount > one.due)) return 'A share is more than what is due for its order.';
  const shared = allocations.reduce((sum, one) => sum + one.amount, 0);
  return shared > amount ? 'The shares are more than the payment.' : null;
}

/** Allocates a payment to the oldest orders first. */
export function oldestFirst(amount: number, dues: readonly { orderId: string; due: number }[]): Record<string, number> {
  let left = amount;
  return Object.fromEntries(
    dues.map(({ orderId, due }) => {
      const share = Math.max(0, Math.min(left, due));
      left -= share;
      return [orderId, share];
    }),
  );
}
