import { indianDayOf, indianHourOf, startOfDay, timeText } from '../text/indian-day';

/** Nobody gets a campaign's message between these hours of the Indian clock. */
export const QUIET = { from: 21, until: 9 } as const;

export const isQuiet = (at: Date): boolean => indianHourOf(at) >= QUIET.from || indianHourOf(at) < QUIET.until;

const HOUR_MS = 60 * 60 * 1000;

/** When messages go out again. */
export function quietUntil(at: Date): Date {
  const days = indianHourOf(at) >= QUIET.from ? 1 : 0;
  return new Date(startOfDay(indianDayOf(at), days).getTime() + QUIET.until * HOUR_MS);
}

/** What is said of a campaign that waits for the morning; null when it need not. */
export const quietNotice = (at: Date): string | null =>
  isQuiet(at) ? `Quiet hours: messages go out from ${timeText(quietUntil(at).toISOString())} on.` : null;

/** How long so many messages take at a rate, in seconds, the quiet hours not counted. */
export const sendingSeconds = (count: number, ratePerSecond: number): number =>
  Math.ceil(count / (ratePerSecond * 0.9));
