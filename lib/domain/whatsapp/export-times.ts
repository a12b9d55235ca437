import type { MessageStart } from './export-lines';

/** Order in which a file writes day, month and year; a phone always uses the same order. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

type Written = Pick<MessageStart, 'date' | 'hour' | 'minute' | 'second' | 'half'>;

/** India is five and a half hours ahead all year; exports contain no time zone, and these phones are in India. */
const INDIA_MINUTES = 330;

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

function hourOf({ hour, half }: Written): number {
  if (half === null) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** When a message was sent; null when the day or time does not exist. */
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

/** Counts how often a file would go back in time, or contain an invalid day, with its dates in this order. */
class Faults {
  count = 0;
  private before = -Infinity;

  constructor(readonly order: DateOrder) {}

  add(written: Written): void {
    const at = momentOf(written, this.order)?.getTime();
    // An invalid day weighs more than a clock that was set back.
    if (at === undefined) this.count += 100;
    else {
      if (at < this.before) this.count += 1;
      this.before = at;
    }
  }
}

/** Checks the dates of a file one by one to detect the order they are written in. */
export class DateOrderJudge {
  private readonly faults = [new Faults('dmy'), new Faults('mdy'), new Faults('ymd')] as const;
  private hasLongYearFirst = false;

  add(written: Written): void {
    this.hasLongYearFirst ||= written.date[0] > 99;
    for (const one of this.faults) one.add(written);
  }

  /** The order that fits the whole file. With several candidates the day comes first, as everywhere in India. */
  get likeliest(): DateOrder {
    if (this.hasLongYearFirst) return 'ymd';
    return this.faults.reduce((best, one) => (one.count < best.count ? one : best), this.faults[0]).order;
  }
}
