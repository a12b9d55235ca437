const format = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** A moment of the same day, in Indian time: 9:05 am. */
export const TimeOfDay = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;
