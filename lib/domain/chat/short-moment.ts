import { ageText } from '../text/age';
import { dayText, indianDayOf, timeText } from '../text/indian-day';

/** A moment in few letters: its time where it is of today, else its day without the year. */
export const shortMoment = (at: string, now: Date): string =>
  indianDayOf(new Date(at)) === indianDayOf(now) ? timeText(at) : dayText(at).split(' ').slice(0, 2).join(' ');

const MINUTE_MS = 60_000;

/** For how long somebody waits for an answer. */
export const waitText = (since: string, now: Date): string =>
  now.getTime() - Date.parse(since) < MINUTE_MS ? 'Just wrote' : `Waits ${ageText(since, now)}`;
