import { indianHourOf } from '@/lib/domain/text/indian-day';

/** Good morning, afternoon or evening, by Indian time. */
export function greeting(now: Date): string {
  const hour = indianHourOf(now);
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
