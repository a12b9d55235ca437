import { INDIAN_OFFSET_MS } from './indian-month';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What clocks and calendars show in India, as the UTC parts of a date. */
const inIndia = (at: string | Date) => new Date(new Date(at).getTime() + INDIAN_OFFSET_MS);

/** The Indian day an instant falls in: `2026-11-21`. */
export const indianDayOf = (instant: Date): string => inIndia(instant).toISOString().slice(0, 10);

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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** The hour of an Indian clock, 0 to 23. */
export const indianHourOf = (instant: Date): number => inIndia(instant).getUTCHours();

/** The Indian day of a moment, or a day by its name, as staff write it: 21 Nov 2026. */
export function dayText(at: string): string {
  const local = inIndia(at);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** The time of day of a moment, in Indian time: 9:05 am. */
export function timeText(at: string): string {
  const local = inIndia(at);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A moment as staff write it, in Indian time: 21 Nov 2026, 9:05 am. */
export const instantText = (at: string): string => `${dayText(at)}, ${timeText(at)}`;

/** A month by its name as staff write it: Nov 2026. */
export const monthText = (month: string): string => dayText(`${month}-01`).slice(2);
