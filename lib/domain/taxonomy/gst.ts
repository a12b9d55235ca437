/** Tax rate from a day on, until the next rate begins. */
export interface GstRate {
  /** The Indian day it takes effect: `2025-09-22`. */
  from: string;
  /** Hundredths of a percent: 500 is 5 %. */
  basisPoints: number;
  /** Pieces above the price limit have a different rate; null when the price does not matter. */
  above: { limitPaise: number; basisPoints: number } | null;
}

/** Rate in force on an Indian day: the latest one that took effect. Null before the first. */
export const gstRateOn = <Rate extends Pick<GstRate, 'from'>>(rates: readonly Rate[], day: string): Rate | null =>
  rates.reduce<Rate | null>(
    (last, rate) => (rate.from <= day && (last === null || rate.from > last.from) ? rate : last),
    null,
  );

/** Tax rate of a piece at a given price, in hundredths of a percent. */
export const gstBasisPoints = ({ basisPoints, above }: GstRate, pricePaise: number): number =>
  above && pricePaise > above.limitPaise ? above.basisPoints : basisPoints;

/** "5 %", "2.5 %". */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/** Parses a percentage as people type it into hundredths of a percent: `5`, `2.5 %`. Null when it is invalid. */
export function readPercent(typed: string): number | null {
  const bare = typed.replace(/[%\s]/g, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}
