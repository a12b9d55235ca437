import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { gate } from './gate';

/** Number of passwords checked since the last call. */
export function countPasswordChecks(): number {
  const { length } = jest.mocked(verify).mock.calls;
  jest.mocked(verify).mockClear();
  return length;
}

/** Holds the next password check until it is released. */
export function holdPasswordCheck(): { reached: Promise<void>; letGo: () => void } {
  const reached = gate();
  const released = gate();
  const actual = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...args) => {
    reached.open();
    await released.opened;
    return actual.verify(...args);
  });
  return { reached: reached.opened, letGo: released.open };
}
