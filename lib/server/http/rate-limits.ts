import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { MINUTE, SECOND } from '../clock';
import { database } from '../db/database';
import { asTooMany } from './send';

/** Tries per window, in the database so that every process counts together. None is for ever. */
const LIMITS = {
  /** Wrong passwords for one phone number. */
  'login-phone': { points: 10, window: 15 * MINUTE },
  /** Wrong passwords from one address: an office of a hundred shares one. */
  'login-address': { points: 300, window: 15 * MINUTE },
  /** Wrong passwords in a browser the person signed in before: whoever took its cookie guesses no more often. */
  'login-device': { points: 10, window: 15 * MINUTE },
  'forgot-phone': { points: 3, window: 60 * MINUTE },
  'forgot-address': { points: 60, window: 60 * MINUTE },
  /** Numbers of buyers shown to one person who follows orders only. */
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

/** Keys are hashed: the table holds no phone number. */
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Takes one try. @throws a 429 that says how long to wait. */
export async function takeTry(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(keyOf(key));
  } catch (error) {
    throw asTooMany(error);
  }
}

/** Gives a try back that turned out well. */
export const returnTry = (name: LimitName, key: string) => limiter(name).reward(keyOf(key));

/** Forgets every try. */
export const forgetTries = (name: LimitName, key: string) => limiter(name).delete(keyOf(key));
