import { INDIAN_OFFSET_MS } from './indian-month';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Indian day an instant falls in: `2026-11-21`. */
export const indianDayOf = (instant: Date): string =>
  new Date(instant.getTime() + INDIAN_OFFSET_MS).toISOString().slice(0, 10);

/** The moment an Indian day begins; with `days`, the one that begins so many days later. */
export const startOfDay = (day: string, days = 0): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS - INDIAN_OFFSET_MS);

/** A clock that is a little ahead of the server's must not make a moment one that is still to come. */
const CLOCK_MARGIN_MS = 60_000;

/** Just now, as something that has been. */
export const justNow = (now: Date): Date => new Date(now.getTime() - CLOCK_MARGIN_MS);

/** The moment a person means who names no more than a day: its noon, or just now while today's noon is to come. */
export function momentOn(day: string, now: Date): Date {
  const noon = new Date(new Date(`${day}T12:00:00Z`).getTime() - INDIAN_OFFSET_MS);
  return day === indianDayOf(now) && noon > justNow(now) ? justNow(now) : noon;
}

const asWritten = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The Indian day of a moment, or a day by its name, as staff write it: 21 Nov 2026. */
export const dayText = (at: string): string => asWritten.format(new Date(at));
