import { verify } from '@node-rs/argon2';
import { gate } from './gate';

/** Holds the next look at a password until it is let go. For test files that mock `@node-rs/argon2`'s verify. */
export function holdPasswordCheck(): { reached: Promise<void>; letGo: () => void } {
  const reached = gate();
  const released = gate();
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...args) => {
    reached.open();
    await released.opened;
    return actual.verify(...args);
  });
  return { reached: reached.opened, letGo: released.open };
}
