import { countDays, daysBetween } from './cycle-days';

interface Span {
  firstDay: string;
  lastDay: string;
}

interface OnDay {
  day: string;
  count: number;
}

/** How much was done by the end of each day of a cycle, until today. What came on a day outside counts on the nearest. */
export function cumulative({ firstDay, lastDay }: Span, counted: readonly OnDay[], today: string): OnDay[] {
  const until = today < lastDay ? today : lastDay;
  const before = (day: string) =>
    counted.reduce((sum, one) => (one.day <= day || day === until ? sum + one.count : sum), 0);
  return daysBetween(firstDay, until).map((day) => ({ day, count: before(day) }));
}

/** How much an even pace has done of a target by the end of a day. */
export function plannedBy({ firstDay, lastDay }: Span, target: number, day: string): number {
  const share = countDays(firstDay, day < lastDay ? day : lastDay) / Math.max(1, countDays(firstDay, lastDay));
  return Math.round(target * Math.min(1, share));
}

/** How far a count is on its way, in whole percent; a target of nothing is reached. */
export const percentOf = (count: number, target: number): number =>
  target === 0 ? 100 : Math.floor((100 * count) / target);
