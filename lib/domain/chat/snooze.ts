import { indianDayOf, startOfDay } from '../text/indian-day';

const HOUR_MS = 60 * 60 * 1000;
/** Start of a working day in India. */
const MORNING_MS = 10 * HOUR_MS;
const MONDAY = 1;

/** How long a conversation can be snoozed. */
export const SNOOZES = ['1 hour', '4 hours', 'Tomorrow morning', 'Next Monday'] as const;
export type Snooze = (typeof SNOOZES)[number];

const morningAfter = (now: Date, days: number): Date =>
  new Date(startOfDay(indianDayOf(now), days).getTime() + MORNING_MS);

function daysToMonday(now: Date): number {
  const weekday = new Date(`${indianDayOf(now)}T00:00:00Z`).getUTCDay();
  return (MONDAY + 7 - weekday) % 7 || 7;
}

/** When a conversation snoozed now reopens; null for an unknown option. */
export function snoozedUntil(snooze: string | null, now: Date): Date | null {
  switch (snooze as Snooze | null) {
    case '1 hour':
      return new Date(now.getTime() + HOUR_MS);
    case '4 hours':
      return new Date(now.getTime() + 4 * HOUR_MS);
    case 'Tomorrow morning':
      return morningAfter(now, 1);
    case 'Next Monday':
      return morningAfter(now, daysToMonday(now));
    default:
      return null;
  }
}
