import { numberText } from './count-text';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (many: number, unit: string) => `${numberText(many)} ${unit}${many === 1 ? '' : 's'}`;

/** Age in its largest unit: "3 days", "5 hours", "12 minutes". */
export function ageText(at: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(at));
  if (age >= DAY_MS) return counted(Math.floor(age / DAY_MS), 'day');
  if (age >= HOUR_MS) return counted(Math.floor(age / HOUR_MS), 'hour');
  return counted(Math.floor(age / MINUTE_MS), 'minute');
}
