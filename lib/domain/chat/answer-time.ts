const [MINUTE, HOUR] = [60, 3600];

/** Formats the time to a reply: "40 s", "12 min", "3 h 5 min". */
export function answerTime(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`;
  const minutes = Math.round(seconds / MINUTE);
  if (seconds < HOUR) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
