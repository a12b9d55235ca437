import { clock } from '@/lib/server/clock';

/** Stops the server's clock; it moves on only by the milliseconds it is told, until the test ends. */
export function freezeClock(at: Date = new Date()): { advance: (milliseconds: number) => void } {
  let now = at.getTime();
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(now));
  return { advance: (milliseconds) => (now += milliseconds) };
}
