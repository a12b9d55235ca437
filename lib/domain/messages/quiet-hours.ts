import { indianDayOf, indianHourOf, startOfDay, timeText } from '../text/indian-day';

/** No campaign message is sent between these hours, Indian time. */
export const QUIET = { from: 21, until: 9 } as const;

export const isQuiet = (at: Date): boolean => indianHourOf(at) >= QUIET.from || indianHourOf(at) < QUIET.until;

const HOUR_MS = 60 * 60 * 1000;

/** When sending resumes. */
export function quietUntil(at: Date): Date {
  const days = indianHourOf(at) >= QUIET.from ? 1 : 0;
  return new Date(startOfDay(indianDayOf(at), days).getTime() + QUIET.until * HOUR_MS);
}

/** Notice for a campaign that waits for the morning; null when it need not wait. */
export const quietNotice = (at: Date): string | null =>
  isQuiet(at) ? `Quiet hours: messages go out from ${timeText(quietUntil(at).toISOString())} on.` : null;

/** Seconds to send this many messages at a rate, excluding quiet hours. */
export const sendingSeconds = (count: number, ratePerSecond: number): number =>
  Math.ceil(count / (ratePerSecond * 0.9));
