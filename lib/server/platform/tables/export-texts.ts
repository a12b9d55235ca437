const DAY = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The Indian date of an instant: 21/11/2026. */
export const indianDay = (instant: string): string => DAY.format(new Date(instant));

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
