const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest cycle there can be: a quarter. */
export const MOST_DAYS = 92;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day so many days later. */
export const dayAfter = (day: string, days = 1): string => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days there are from one to another, both counted; none where the last is before the first. */
export const countDays = (first: string, last: string): number =>
  Math.max(0, Math.round((at(last) - at(first)) / DAY_MS) + 1);

/** Every day from one to another. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: countDays(first, last) }, (_, nth) => dayAfter(first, nth));

interface Span {
  firstDay: string;
  lastDay: string;
}

/** What is amiss with the days of a cycle, as a sentence; null when nothing is. */
export function daysProblem({ firstDay, lastDay }: Span): string | null {
  const days = countDays(firstDay, lastDay);
  if (days === 0) return 'The last day is before the first.';
  return days > MOST_DAYS ? `A cycle has at most ${MOST_DAYS} days.` : null;
}

/** "Day 4 of 10", or where today stands beside it. */
export function dayOfCycle({ firstDay, lastDay }: Span, today: string): string {
  const all = countDays(firstDay, lastDay);
  const days = `${all} ${all === 1 ? 'day' : 'days'}`;
  if (today < firstDay) return `${days}, not started`;
  return today > lastDay ? `${days}, over` : `Day ${countDays(firstDay, today)} of ${all}`;
}
