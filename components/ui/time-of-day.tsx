import { timeText } from '@/lib/domain/text/indian-day';

/** Time of day in Indian time: 9:05 am. */
export const TimeOfDay = ({ at }: { at: string }) => <time dateTime={at}>{timeText(at)}</time>;
