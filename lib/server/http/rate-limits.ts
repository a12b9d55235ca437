import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { MINUTE, SECOND } from '../clock';
import { database } from '../db/database';
import { asTooMany } from './send';

/** Attempts per window, in the database so that all processes count together. No lockout is permanent. */
const LIMITS = {
  /** Wrong passwords for one phone number. */
  'login-phone': { points: 10, window: 15 * MINUTE },
  /** Wrong passwords from one IP address: an office of a hundred shares one. */
  'login-address': { points: 300, window: 15 * MINUTE },
  /** Wrong passwords in a known browser: a stolen cookie allows no more guesses. */
  'login-device': { points: 10, window: 15 * MINUTE },
  'forgot-phone': { points: 3, window: 60 * MINUTE },
  'forgot-address': { points: 60, window: 60 * MINUTE },
  /** Buyers' phone numbers shown to a person who only follows orders. */
  'buyer-phone': { points: 20, window: 60 * MINUTE },
  'password-user': { points: 10, window: 15 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

const limiters = new WeakMap<object, Map<LimitName, RateLimiterPostgres>>();

function limiter(name: LimitName): RateLimiterPostgres {
  const { pool } = database();
  const known = limiters.get(pool) ?? new Map<LimitName, RateLimiterPostgres>();
  limiters.set(pool, known);
  const { points, window } = LIMITS[name];
  const found =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: window / SECOND,
    });
  known.set(name, found);
  return found;
}

/** Keys are hashed: the table contains no phone number. */
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Counts one attempt. @throws a 429 that says how long to wait. */
export async function takeTry(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(keyOf(key));
  } catch (error) {
    throw asTooMany(error);
  }
}

/** Refunds an attempt that succeeded. */
export const returnTry = (name: LimitName, key: string) => limiter(name).reward(keyOf(key));

/** Resets all attempts. */
export const forgetTries = (name: LimitName, key: string) => limiter(name).delete(keyOf(key));
