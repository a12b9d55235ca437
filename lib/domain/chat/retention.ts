import { indianHourOf } from '../text/indian-day';

/** Before then it is night in India, when what is old is deleted. */
const MORNING = 6;

export const isErasingHour = (now: Date): boolean => indianHourOf(now) < MORNING;

/** From when on messages are kept, for so many months; null where all are. A month that is too short ends earlier. */
export function keptSince(months: number, now: Date): Date | null {
  if (months === 0) return null;
  const since = new Date(now);
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - months);
  const days = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(now.getUTCDate(), days));
  return since;
}
