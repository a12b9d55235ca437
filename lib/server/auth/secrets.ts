import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clock } from '../clock';
import { env } from '../env';
import { orm } from '../db/database';
import { serverSecrets } from '../db/schema/system';

const made = new WeakMap<object, Promise<string>>();

/**
 * The stored secret of a name, made on first use. Processes that ask at once get the same one.
 * @param make gives the value when there is none yet.
 */
export async function storedSecret(name: string, make: () => string | Promise<string>): Promise<string> {
  const read = async () => (await orm().select().from(serverSecrets).where(eq(serverSecrets.name, name)))[0]?.value;
  const found = await read();
  if (found) return found;
  await orm()
    .insert(serverSecrets)
    .values({ name, value: await make(), createdAt: clock.now() })
    .onConflictDoNothing();
  return (await read()) ?? '';
}

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
  return createHmac('sha256', await rootSecret()).update(purpose).digest();
}
