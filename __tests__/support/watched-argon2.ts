import type * as Argon2 from '@node-rs/argon2';

/** The real package with a `verify` that can be counted and held. Used in `jest.mock('@node-rs/argon2')`. */
export function watchedArgon2(): typeof Argon2 {
  const actual = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
}
