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
class Faults {
  count = 0;
  private before = -Infinity;

  constructor(readonly order: DateOrder) {}

  add(written: Written): void {
    const at = momentOf(written, this.order)?.getTime();
    // A day that is not in the calendar says more than a clock that was set back.
    if (at === undefined) this.count += 100;
    else {
      if (at < this.before) this.count += 1;
      this.before = at;
    }
  }
}

/** Looks at the dates of a file, one after the other, to learn in which order they are written. */
export class DateOrderJudge {
  private readonly faults = [new Faults('dmy'), new Faults('mdy'), new Faults('ymd')] as const;
  private hasLongYearFirst = false;

  add(written: Written): void {
    this.hasLongYearFirst ||= written.date[0] > 99;
    for (const one of this.faults) one.add(written);
  }

  /** The order that makes sense of the whole file. Where several do, days come first, as everywhere in India. */
  get likeliest(): DateOrder {
    if (this.hasLongYearFirst) return 'ymd';
    return this.faults.reduce((best, one) => (one.count < best.count ? one : best), this.faults[0]).order;
  }
}
