import { dayText } from '@/lib/domain/text/indian-day';

/** Indian day of an instant: 21 Nov 2026. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dayText(at)}</time>;
}
