import { numberText } from '../text/count-text';
import { FEWEST_DAYS } from './forecast';

interface Queue {
  waiting: number;
  /** What came into it and what left it on each whole day of late. */
  came: readonly number[];
  left: readonly number[];
}

/** In so many days a queue is empty; `last` is null where it may as well never be. */
export type QueueForecast = { first: number; last: number | null } | 'grows' | 'empty';

/** Eight of ten means of days of chance are within so many deviations of the true one. */
const SPREAD = 1.2816;

/** When a queue is empty at the present rate. Null where there is too little to go by. */
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
