import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportPKCS8, generateKeyPair } from 'jose';
import { clock } from '../clock';
import { env } from '../env';
import type { Drizzle } from './database';
import { serverSecrets } from './schema/system';

export interface Secrets {
  /** Root of the token signing keys. */
  auth: string;
  /** Private key (PEM) of the built-in identity provider; empty when a Firebase project is configured. */
  localFirebase: string;
}

/** The stored secret of this name, created on first use. Concurrent processes get the same one. */
async function stored(orm: Drizzle, name: keyof Secrets, make: () => string | Promise<string>): Promise<string> {
  const read = async () => (await orm.select().from(serverSecrets).where(eq(serverSecrets.name, name)))[0]?.value;
  const found = await read();
  if (found) return found;
  const row = { name, value: await make(), createdAt: clock.now() };
  await orm.insert(serverSecrets).values(row).onConflictDoNothing();
  return (await read()) ?? row.value;
}

async function makePrivateKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportPKCS8(privateKey);
}

/** Reads the signing keys before the server accepts connections. */
export const loadSecrets = async (orm: Drizzle): Promise<Secrets> => ({
  auth: env().AUTH_SECRET ?? (await stored(orm, 'auth', () => randomBytes(32).toString('base64url'))),
  localFirebase: env().NEXT_PUBLIC_FIREBASE_PROJECT_ID ? '' : await stored(orm, 'localFirebase', makePrivateKey),
});
