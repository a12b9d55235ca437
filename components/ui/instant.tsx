import { instantText } from '@/lib/domain/text/indian-day';

/** Date and time in Indian time: 21 Nov 2026, 9:05 am. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{instantText(at)}</time>;
}
