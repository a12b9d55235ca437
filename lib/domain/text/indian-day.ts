import { INDIAN_OFFSET_MS } from './indian-month';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Indian local time, expressed as the UTC parts of a date. */
const inIndia = (at: string | Date) => new Date(new Date(at).getTime() + INDIAN_OFFSET_MS);

/** Indian day of an instant: `2026-11-21`. */
export const indianDayOf = (instant: Date): string => inIndia(instant).toISOString().slice(0, 10);

/** Start of an Indian day; with `days`, of the day that many days later. */
export const startOfDay = (day: string, days = 0): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS - INDIAN_OFFSET_MS);

/** Prevents a moment from lying in the future when this clock is slightly ahead of the server's. */
const CLOCK_MARGIN_MS = 60_000;

/** The current moment, safely in the past. */
export const justNow = (now: Date): Date => new Date(now.getTime() - CLOCK_MARGIN_MS);

/** The moment meant by a day without a time: its noon, or just now while today's noon is still ahead. */
export function momentOn(day: string, now: Date): Date {
  const noon = new Date(new Date(`${day}T12:00:00Z`).getTime() - INDIAN_OFFSET_MS);
  return day === indianDayOf(now) && noon > justNow(now) ? justNow(now) : noon;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** Hour of the day in India, 0 to 23. */
export const indianHourOf = (instant: Date): number => inIndia(instant).getUTCHours();

/** Indian day of an instant, or a day by name, as staff write it: 21 Nov 2026. */
export function dayText(at: string): string {
  const local = inIndia(at);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Time of day of an instant in India: 9:05 am. */
export function timeText(at: string): string {
  const local = inIndia(at);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** An instant in Indian time as staff write it: 21 Nov 2026, 9:05 am. */
export const instantText = (at: string): string => `${dayText(at)}, ${timeText(at)}`;

/** A month as staff write it: Nov 2026. */
export const monthText = (month: string): string => dayText(`${month}-01`).slice(2);
