import type { Random } from '@/lib/server/seed/random';

/** Patterns of work volume in markets. */
export const WORK_KINDS = ['steady', 'weekly', 'lumpy', 'streaky', 'drifting'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkHistory {
  /** Work done on each whole day so far. */
  pace: number[];
  daysLeft: number;
  /** Work done on the remaining days. */
  truth: number;
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** A random count for a day with this expected value. */
function poisson(mean: number, random: Random): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}

/** Expected work per day, around a mean. */
const RATES: Record<WorkKind, (mean: number, days: number, random: Random) => number[]> = {
  steady: (mean, days) => Array.from({ length: days }, () => mean),
  // Markets are closed or slow on one day of the week.
  weekly: (mean, days, random) => {
    const [closed, share] = [random.below(7), random.next() * 0.4];
    return Array.from({ length: days }, (_, day) => (day % 7 === closed ? mean * share : mean));
  },
  // Whole batches arrive on one day.
  lumpy: (mean, days, random) =>
    Array.from({ length: days }, () => mean * (Math.log(1 - random.next()) + Math.log(1 - random.next())) * -0.5),
  // A good day is followed by another.
  streaky: (mean, days, random) => {
    let mood = normal(random) * 0.3;
    return Array.from({ length: days }, () => {
      mood = 0.4 * mood + normal(random) * 0.27;
      return mean * Math.exp(mood);
    });
  },
  // A team grows or shrinks by up to a fifth in four weeks.
  drifting: (mean, days, random) => {
    const change = (random.next() - 0.5) * 0.4;
    return Array.from({ length: days }, (_, day) => mean * (1 + (change * day) / 28));
  },
};

/** A work history of this many whole days, with the remaining days of its cycle and the known result. */
export function workHistory(kind: WorkKind, days: number, random: Random): WorkHistory {
  const daysLeft = 1 + random.below(14);
  const mean = 2 * 30 ** random.next();
  const counts = RATES[kind](mean, days + daysLeft, random).map((rate) => poisson(rate, random));
  return { pace: counts.slice(0, days), daysLeft, truth: counts.slice(days).reduce((sum, count) => sum + count, 0) };
}
