import { numberText } from '../text/count-text';
import { FEWEST_DAYS } from './forecast';

interface Queue {
  waiting: number;
  /** Inflow and outflow of each recent full day. */
  came: readonly number[];
  left: readonly number[];
}

/** Days until a queue is empty; `last` is null when it may never be. */
export type QueueForecast = { first: number; last: number | null } | 'grows' | 'empty';

/** Eight of ten sample means are within this many deviations of the true mean. */
const SPREAD = 1.2816;

/** When a queue is empty at the current rate. Null with too little data. */
export function emptyIn({ waiting, came, left }: Queue): QueueForecast | null {
  if (waiting === 0) return 'empty';
  const days = Math.min(came.length, left.length);
  if (days < FEWEST_DAYS) return null;
  const shrunk = left.slice(0, days).map((count, nth) => count - (came[nth] ?? 0));
  const mean = shrunk.reduce((sum, count) => sum + count, 0) / days;
  const variance = shrunk.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (days - 1);
  const error = SPREAD * Math.sqrt(variance / days);
  if (mean + error <= 0) return 'grows';
  const slowest = mean - error;
  return {
    first: Math.ceil(waiting / (mean + error)),
    last: slowest > 0 ? Math.ceil(waiting / slowest) : null,
  };
}

const daysOf = (days: number) => `${numberText(days)} ${days === 1 ? 'day' : 'days'}`;

/** The same as a sentence. */
export function emptyText(forecast: QueueForecast | null): string {
  if (forecast === null) return `Too little to forecast: it takes ${FEWEST_DAYS} whole days of work.`;
  if (forecast === 'empty') return 'Empty.';
  if (forecast === 'grows') return 'Grows: more comes in than is done.';
  const { first, last } = forecast;
  if (last === null) return `Empty in ${daysOf(first)} at the earliest, or never: as much comes in as is done.`;
  return first === last ? `Empty in ${daysOf(first)}.` : `Empty in ${first} to ${daysOf(last)}.`;
}
