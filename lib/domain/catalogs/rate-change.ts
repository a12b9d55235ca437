/** A rate in paise that is to become another one: by so many percent, or to an amount. */
export type RateChange = { percent: number } | { rate: number };

/** Percent in tenths, from almost nothing to six times as much. */
export const RATE_PERCENT = { min: -90, max: 500 } as const;

/** A rate that changes by more than this part of it is more often a slip than meant. */
export const RATE_GUARD_PERCENT = 30;

const RUPEE = 100;

/**
 * What a rate becomes. By percent it is rounded to whole rupees, half a rupee upwards, and never below one; an amount
 * stays as it is. Null where there is no rate to take a part of.
 */
export function changedRate(rate: number | null, change: RateChange): number | null {
  if ('rate' in change) return change.rate;
  if (rate === null) return null;
  const thousandths = 1000 + Math.round(change.percent * 10);
  return Math.max(1, Math.round((rate * thousandths) / (1000 * RUPEE))) * RUPEE;
}

/** Whether a change of a rate is so large that the person has to say they mean it. A first rate is none. */
export const isLargeRateChange = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && Math.abs(after - before) * 100 > before * RATE_GUARD_PERCENT;

/** What is said of a change that was not meant yet. */
export const LARGE_RATE_CHANGE = `This would change the rate by more than ${RATE_GUARD_PERCENT} %.`;
