import { countDays, daysBetween } from './cycle-days';

interface Span {
  firstDay: string;
  lastDay: string;
}

interface OnDay {
  day: string;
  count: number;
}

/** Cumulative count at the end of each day of a cycle, up to today. Counts outside the cycle go to the nearest day. */
export function cumulative({ firstDay, lastDay }: Span, counted: readonly OnDay[], today: string): OnDay[] {
  const until = today < lastDay ? today : lastDay;
  const before = (day: string) =>
    counted.reduce((sum, one) => (one.day <= day || day === until ? sum + one.count : sum), 0);
  return daysBetween(firstDay, until).map((day) => ({ day, count: before(day) }));
}

/** Share of a target that a steady pace reaches by the end of a day. */
export function plannedBy({ firstDay, lastDay }: Span, target: number, day: string): number {
  const share = countDays(firstDay, day < lastDay ? day : lastDay) / Math.max(1, countDays(firstDay, lastDay));
  return Math.round(target * Math.min(1, share));
}

/** Progress in whole percent; a target of zero counts as reached. */
export const percentOf = (count: number, target: number): number =>
  target === 0 ? 100 : Math.floor((100 * count) / target);
