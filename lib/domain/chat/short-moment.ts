import { ageText } from '../text/age';
import { dayText, indianDayOf, timeText } from '../text/indian-day';

/** Short form of an instant: its time if it is today, else its day without the year. */
export const shortMoment = (at: string, now: Date): string =>
  indianDayOf(new Date(at)) === indianDayOf(now) ? timeText(at) : dayText(at).split(' ').slice(0, 2).join(' ');

const MINUTE_MS = 60_000;

/** How long a person has been waiting for a reply. */
export const waitText = (since: string, now: Date): string =>
  now.getTime() - Date.parse(since) < MINUTE_MS ? 'Just wrote' : `Waits ${ageText(since, now)}`;
