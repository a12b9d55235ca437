/** Fewer whole days than this tell nothing. */
export const FEWEST_DAYS = 7;

export interface Forecast {
  low: number;
  high: number;
}

/** What eight of ten days of chance stay within, in deviations, for few days as well (Student's t at 90 %, by series). */
const spread = (days: number) => {
  const z = 1.2816;
  return z + (z ** 3 + z) / (4 * (days - 1)) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * (days - 1) ** 2);
};

/**
 * Where a count ends that is at `total` with so many days left, going by what was done on each whole day lately: a range
 * that holds the truth in eight of ten. Null where there is too little to go by.
 */
export function forecastEnd(total: number, daysLeft: number, pace: readonly number[]): Forecast | null {
  if (pace.length < FEWEST_DAYS) return null;
  const mean = pace.reduce((sum, count) => sum + count, 0) / pace.length;
  const variance = pace.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (pace.length - 1);
  const error = spread(pace.length) * Math.sqrt(variance * (daysLeft + daysLeft ** 2 / pace.length));
  const expected = total + mean * daysLeft;
  return { low: Math.max(total, Math.floor(expected - error)), high: Math.ceil(expected + error) };
}

/** What a forecast means for a target, as a sentence. */
export function forecastText(forecast: Forecast | null, target: number | null): string {
  if (!forecast) return `Too little to forecast: it takes ${FEWEST_DAYS} whole days of work.`;
  const { low, high } = forecast;
  const range = low === high ? `${low}` : `${low} to ${high}`;
  if (target === null) return `Ends at ${range}, at the pace of late.`;
  const verdict = low >= target ? 'on course' : high < target ? 'the target is out of reach' : 'the target is in doubt';
  return `Ends at ${range}, at the pace of late: ${verdict}.`;
}
