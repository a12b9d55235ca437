const DAY = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day of an instant in India: 21/11/2026. */
export const indianDay = (instant: string): string => DAY.format(new Date(instant));

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
