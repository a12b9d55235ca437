import { exportJWK, importPKCS8, SignJWT, type JSONWebKeySet } from 'jose';
import { createPublicKey } from 'node:crypto';
import { clock, SECOND } from '../../clock';
import { database } from '../../db/database';

/** Project name in tokens of the built-in identity provider. */
export const LOCAL_PROJECT = 'bomb-local';
const KEY_ID = 'local-1';

const privatePem = () => database().secrets.localFirebase;

/** The public key, in Google's publishing format. */
export async function localKeySet(): Promise<JSONWebKeySet> {
  const jwk = await exportJWK(createPublicKey(privatePem()));
  return { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
}

interface Claims {
  subject: string;
  issuer: string;
  audience: string;
  /** Lifetime of the token in milliseconds. */
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
    .sign(await importPKCS8(privatePem(), 'RS256'));
}
