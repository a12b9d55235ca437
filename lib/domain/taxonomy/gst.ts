/** What is taxed from a day on, until a later rate begins. */
export interface GstRate {
  /** The Indian day it begins: `2025-09-22`. */
  from: string;
  /** Hundredths of a percent: 500 is 5 %. */
  basisPoints: number;
  /** Pieces that cost more than the limit are taxed at another rate; null where the price does not matter. */
  above: { limitPaise: number; basisPoints: number } | null;
}

/** The rate of an Indian day: the last that began. Null before the first one. */
export const gstRateOn = <Rate extends Pick<GstRate, 'from'>>(rates: readonly Rate[], day: string): Rate | null =>
  rates.reduce<Rate | null>(
    (last, rate) => (rate.from <= day && (last === null || rate.from > last.from) ? rate : last),
    null,
  );

/** What a piece of a price is taxed at, in hundredths of a percent. */
export const gstBasisPoints = ({ basisPoints, above }: GstRate, pricePaise: number): number =>
  above && pricePaise > above.limitPaise ? above.basisPoints : basisPoints;

/** "5 %", "2.5 %". */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/** Hundredths of a percent from a percentage as people type it: `5`, `2.5 %`. Null when it is none. */
export function readPercent(typed: string): number | null {
  const bare = typed.replace(/[%\s]/g, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}
