/** A change to a rate in paise: by a percentage, or to an amount. */
export type RateChange = { percent: number } | { rate: number };

/** Percent with one decimal, from almost nothing to six times the rate. */
export const RATE_PERCENT = { min: -90, max: 500 } as const;

/** A larger relative change is more often a typo than intended. */
export const RATE_GUARD_PERCENT = 30;

const RUPEE = 100;

/**
 * Applies a change to a rate. A percentage rounds to whole rupees, halves up, and never below one rupee; an amount is
 * taken as it is. Null without a rate to apply the percentage to.
 */
export function changedRate(rate: number | null, change: RateChange): number | null {
  if ('rate' in change) return change.rate;
  if (rate === null) return null;
  const thousandths = 1000 + Math.round(change.percent * 10);
  return Math.max(1, Math.round((rate * thousandths) / (1000 * RUPEE))) * RUPEE;
}

/** Whether a rate change is so large that the person must confirm it. A first rate never is. */
export const isLargeRateChange = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && Math.abs(after - before) * 100 > before * RATE_GUARD_PERCENT;

/** Message for a change that is not confirmed yet. */
export const LARGE_RATE_CHANGE = `This would change the rate by more than ${RATE_GUARD_PERCENT} %.`;
