import { clock } from '@/lib/server/clock';

/** Stops the server's clock until the test ends; it advances only by the given milliseconds. */
export function freezeClock(at: Date = new Date()): { advance: (milliseconds: number) => void } {
  let now = at.getTime();
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(now));
  return { advance: (milliseconds) => (now += milliseconds) };
}
