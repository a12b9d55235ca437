import type { MessageStart } from './export-lines';

/** In which order a file writes day, month and year; one phone writes one order throughout. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

type Written = Pick<MessageStart, 'date' | 'hour' | 'minute' | 'second' | 'half'>;

/** India is five and a half hours ahead all year; exports say no zone, and these phones are there. */
const INDIA_MINUTES = 330;

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function hourOf({ hour, half }: Written): number {
  if (half === null) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** The moment a message was sent; null when there is no such day or time. */
export function momentOf(written: Written, order: DateOrder): Date | null {
  const [first, second, third] = written.date;
  const [day, month, year] = {
    dmy: [first, second, third] as const,
    mdy: [second, first, third] as const,
    ymd: [third, second, first] as const,
  }[order];
  const hour = hourOf(written);
  const local = new Date(Date.UTC(fullYear(year), month - 1, day, hour, written.minute, written.second));
  const isReal =
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    hour < 24 &&
    written.minute < 60 &&
    written.second < 60;
  return isReal ? new Date(local.getTime() - INDIA_MINUTES * 60_000) : null;
}

/** How often a file would go back in time, or name no day at all, if its dates were in this order. */
function faults(all: readonly Written[], order: DateOrder): number {
  let count = 0;
  let before = -Infinity;
  for (const one of all) {
    const at = momentOf(one, order)?.getTime();
    // A day that is not in the calendar says more than a clock that was set back.
    if (at === undefined) count += 100;
    else {
      if (at < before) count += 1;
      before = at;
    }
  }
  return count;
}

/** The order that makes sense of the whole file. Where several do, days come first, as everywhere in India. */
export function inferDateOrder(all: readonly Written[]): DateOrder {
  const orders = ['dmy', 'mdy', 'ymd'] as const;
  const possible = all.some(({ date }) => date[0] > 99) ? (['ymd'] as const) : orders;
  const judged = possible.map((order) => ({ order, faults: faults(all, order) }));
  return judged.reduce((best, one) => (one.faults < best.faults ? one : best)).order;
}
