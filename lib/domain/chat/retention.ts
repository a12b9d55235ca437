import { indianHourOf } from '../text/indian-day';

/** Old messages are deleted before this hour, at night in India. */
const MORNING = 6;

export const isErasingHour = (now: Date): boolean => indianHourOf(now) < MORNING;

/**
 * Start of a retention period in months; null when all messages are kept. A date missing in a shorter month moves to
 * its end.
 */
export function keptSince(months: number, now: Date): Date | null {
  if (months === 0) return null;
  const since = new Date(now);
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - months);
  const days = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(now.getUTCDate(), days));
  return since;
}
