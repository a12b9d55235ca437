import { numberText } from '../text/count-text';

/** Fewer full days are not enough for a forecast. */
export const FEWEST_DAYS = 7;

export interface Forecast {
  low: number;
  high: number;
}

/** Deviations that contain eight of ten samples, valid for few days too (Student's t at 90 %, by series). */
const spread = (freedom: number) => {
  const z = 1.2816;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
};

/** A day weighs half as much as one two weeks later, since teams grow and shrink. */
const HALF_LIFE = 14;

/** A short series underestimates its autocorrelation, by about this much divided by its length. */
const TOO_LITTLE_SEEN = 2;
const MOST_ALIKE = 0.7;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How much more multi-day sums vary than independent days would, because good days follow good days. */
function streaks(pace: readonly number[]): number {
  const mean = sumOf(pace) / pace.length;
  const off = pace.map((count) => count - mean);
  const scatter = sumOf(off.map((one) => one ** 2)) || 1;
  const alike = sumOf(off.slice(1).map((one, nth) => one * (off[nth] ?? 0))) / scatter + TOO_LITTLE_SEEN / pace.length;
  const bounded = Math.min(MOST_ALIKE, Math.max(0, alike));
  return (1 + bounded) / (1 - bounded);
}

/**
 * Weighted mean and variance of a day, recent days counting more, and the equivalent number of equally weighted days.
 */
function weighed(pace: readonly number[]) {
  const weights = pace.map((_, nth) => 0.5 ** ((pace.length - 1 - nth) / HALF_LIFE));
  const all = sumOf(weights);
  const days = all ** 2 / sumOf(weights.map((weight) => weight ** 2));
  const mean = sumOf(pace.map((count, nth) => count * (weights[nth] ?? 0))) / all;
  const scatter = sumOf(pace.map((count, nth) => (weights[nth] ?? 0) * (count - mean) ** 2)) / all;
  return { mean, days, variance: (scatter * days) / (days - 1) };
}

/**
 * Range in which a count of `total` ends after the remaining days, based on each recent full day; correct in eight of
 * ten cases. Null with too little data.
 */
export function forecastEnd(total: number, daysLeft: number, pace: readonly number[]): Forecast | null {
  if (pace.length < FEWEST_DAYS) return null;
  const { mean, days, variance } = weighed(pace);
  // Even identical days vary by chance.
  const ofDay = Math.max(variance, mean / 2) * streaks(pace);
  const error = spread(days - 1) * Math.sqrt(ofDay * (daysLeft + daysLeft ** 2 / days));
  const expected = total + mean * daysLeft;
  return { low: Math.max(total, Math.floor(expected - error)), high: Math.ceil(expected + error) };
}

/** How a forecast compares with a target, as a sentence. */
export function forecastText(
  forecast: Forecast | null,
  target: number | null,
  text: (count: number) => string = numberText,
): string {
  if (!forecast) return `Too little to forecast: it takes ${FEWEST_DAYS} whole days of work.`;
  const { low, high } = forecast;
  const range = low === high ? text(low) : `${text(low)} to ${text(high)}`;
  if (target === null) return `Ends at ${range} at the recent pace.`;
  const verdict = low >= target ? 'on course' : high < target ? 'the target is out of reach' : 'the target is in doubt';
  return `Ends at ${range} at the recent pace: ${verdict}.`;
}
