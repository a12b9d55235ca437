import { createHmac, randomBytes } from 'node:crypto';
import { env } from '../env';
import { orm } from '../db/database';
import { storedSecret } from '../db/stored-secret';

const made = new WeakMap<object, Promise<string>>();

function rootSecret(): Promise<string> {
  const given = env().AUTH_SECRET;
  if (given) return Promise.resolve(given);
  const known = made.get(orm()) ?? storedSecret('auth', () => randomBytes(32).toString('base64url'));
  made.set(orm(), known);
  known.catch(() => made.delete(orm()));
  return known;
}

/** A key for one purpose, so that nothing signed for one can pass for another. */
export async function keyFor(purpose: 'access-token' | 'refresh-token'): Promise<Buffer> {
  return createHmac('sha256', await rootSecret())
    .update(purpose)
    .digest();
}
