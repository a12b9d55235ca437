/** The server's only source of the current time, so that a test can move it. */
export const clock = {
  now: (): Date => new Date(),
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (milliseconds: number, from: Date = clock.now()): Date => new Date(from.getTime() + milliseconds);
