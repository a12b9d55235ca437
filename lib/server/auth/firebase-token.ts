import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { clock } from '../clock';
import { env } from '../env';
import { unavailable } from '../errors';
import { processWide } from '../process-wide';
import { LOCAL_PROJECT, localKeySet } from './local-firebase/signing-key';

/** Google's keys for Firebase ID tokens (Firebase docs, "Verify ID tokens using a third-party library"). */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

const googleKeys = () => processWide('google-keys', () => createRemoteJWKSet(GOOGLE_KEYS));

/** Keys and project of the active identity provider: the configured Firebase project, otherwise the built-in one. */
async function provider(): Promise<{ project: string; keys: JWTVerifyGetKey }> {
  const project = env().NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  if (project) return { project, keys: googleKeys() };
  return { project: LOCAL_PROJECT, keys: createLocalJWKSet(await localKeySet()) };
}

const isOutage = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  !(error instanceof errors.JOSEError) ||
  error.message.includes('HTTP response');

export interface Identity {
  uid: string;
  claims: JWTPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Claims of a Firebase ID token, or null when it is invalid.
 * @throws a 503 when Google's keys cannot be fetched.
 */
export async function readFirebaseToken(token: string): Promise<Identity | null> {
  const { project, keys } = await provider();
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      clockTolerance: 5,
      currentDate: clock.now(),
    });
    const { sub: uid, exp = 0, auth_time: signedInAt } = payload;
    const isPast = typeof signedInAt === 'number' && signedInAt * 1000 <= clock.now().getTime() + 5000;
    return isPast && uid ? { uid, claims: payload, expiresAt: exp * 1000 } : null;
  } catch (error) {
    if (isOutage(error)) throw unavailable();
    return null;
  }
}

/** The identity in a Firebase ID token, or null when it is invalid. @throws as `readFirebaseToken` does. */
export const verifyFirebaseToken = async (token: string): Promise<string | null> =>
  (await readFirebaseToken(token))?.uid ?? null;
