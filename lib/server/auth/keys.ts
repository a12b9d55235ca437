import { createHmac } from 'node:crypto';
import { database } from '../db/database';
import type { Secrets } from '../db/secrets';

/** A separate key for each purpose, so that nothing signed for one passes for another. */
export const keyFor = (
  purpose: 'access-token' | 'refresh-token' | 'photo-address' | 'video-address' | 'collection-link' | 'known-device',
): Buffer => createHmac('sha256', database().secrets.auth).update(purpose).digest();

const imported = new WeakMap<Secrets, Promise<CryptoKey>>();

/**
 * Key for access tokens, imported once: every call verifies a token, and the import takes longer than the verification.
 */
export function accessTokenKey(): Promise<CryptoKey> {
  const { secrets } = database();
  const make = () => {
    const bytes = new Uint8Array(keyFor('access-token'));
    return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  };
  const key = imported.get(secrets) ?? make();
  imported.set(secrets, key);
  return key;
}
