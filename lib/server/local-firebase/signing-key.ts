import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, SignJWT, type JSONWebKeySet } from 'jose';
import { createPublicKey } from 'node:crypto';
import { clock, SECOND } from '../clock';
import { orm } from '../db/database';
import { storedSecret } from '../db/stored-secret';

/** Project name that tokens of the built-in identity provider carry. */
export const LOCAL_PROJECT = 'bomb-local';
const KEY_ID = 'local-1';

const keys = new WeakMap<object, Promise<string>>();

function privatePem(): Promise<string> {
  const known =
    keys.get(orm()) ??
    storedSecret('local-firebase', async () => {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true });
      return exportPKCS8(privateKey);
    });
  keys.set(orm(), known);
  known.catch(() => keys.delete(orm()));
  return known;
}

/** The public half, in the form Google publishes its own. */
export async function localKeySet(): Promise<JSONWebKeySet> {
  const jwk = await exportJWK(createPublicKey(await privatePem()));
  return { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
}

interface Claims {
  subject: string;
  issuer: string;
  audience: string;
  /** How long the token lives, in milliseconds. */
  life: number;
  more?: Record<string, unknown>;
}

export async function signLocally({ subject, issuer, audience, life, more = {} }: Claims): Promise<string> {
  const now = Math.floor(clock.now().getTime() / SECOND);
  return new SignJWT({ auth_time: now, ...more })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + Math.floor(life / SECOND))
    .sign(await importPKCS8(await privatePem(), 'RS256'));
}
