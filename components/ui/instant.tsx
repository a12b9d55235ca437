const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** A moment as staff write it, in Indian time: 21 Nov 2026, 9:05 am. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
