import { eq } from 'drizzle-orm';
import { clock } from '../clock';
import { orm } from './database';
import { serverSecrets } from './schema/system';

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
