const DAY_MS = 24 * 60 * 60 * 1000;

/** Longest possible cycle: a quarter. */
export const MOST_DAYS = 92;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days later. */
export const dayAfter = (day: string, days = 1): string => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Number of days in a range, both ends included; zero when the last is before the first. */
export const countDays = (first: string, last: string): number =>
  Math.max(0, Math.round((at(last) - at(first)) / DAY_MS) + 1);

/** Every day of a range. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: countDays(first, last) }, (_, nth) => dayAfter(first, nth));

interface Span {
  firstDay: string;
  lastDay: string;
}

/** What is wrong with the days of a cycle, as a sentence; null when they are fine. */
export function daysProblem({ firstDay, lastDay }: Span): string | null {
  const days = countDays(firstDay, lastDay);
  if (days === 0) return 'The last day is before the first.';
  return days > MOST_DAYS ? `A cycle has at most ${MOST_DAYS} days.` : null;
}

/** "Day 4 of 10", or how today relates to the cycle. */
export function dayOfCycle({ firstDay, lastDay }: Span, today: string): string {
  const all = countDays(firstDay, lastDay);
  const days = `${all} ${all === 1 ? 'day' : 'days'}`;
  if (today < firstDay) return `${days}, not started`;
  return today > lastDay ? `${days}, over` : `Day ${countDays(firstDay, today)} of ${all}`;
}
