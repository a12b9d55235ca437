const hourInIndia = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });

/** Good morning, afternoon or evening, by the clock in India. */
export function greeting(now: Date): string {
  const hour = Number(hourInIndia.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
