import { jwtVerify, SignJWT } from 'jose';
import { clock, SECOND } from '../clock';
import { newId } from '../db/schema/columns';
import { env } from '../env';
import { accessTokenKey } from './keys';

const ISSUER = 'bomb';
const AUDIENCE = 'bomb-api';
const TYPE = 'at+jwt';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Counter of the refresh token issued with it: a client that sends one has the other as well. */
  counter: number;
}

/**
 * A token valid for `ACCESS_TTL` seconds. It carries only the session and its counter: roles are read from the database
 * at each call.
 */
export async function signAccessToken({ userId, sessionId, counter }: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / SECOND);
  return new SignJWT({ sid: sessionId, cnt: counter })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + env().ACCESS_TTL)
    .sign(await accessTokenKey());
}

interface Verified {
  claims: AccessClaims;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** More than the staff of one server use at a time. */
const REMEMBERED = 1000;

/**
 * Tokens with a verified signature, by verification key. A browser sends the same token for minutes, and checking the
 * signature is the most expensive part of a call besides queries.
 */
const verified = new WeakMap<object, Map<string, Verified>>();

function rememberedBy(key: object): Map<string, Verified> {
  const known = verified.get(key) ?? new Map<string, Verified>();
  if (!verified.has(key)) verified.set(key, known);
  return known;
}

function remember(known: Map<string, Verified>, token: string, found: Verified): void {
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(token, found);
}

async function verify(token: string, key: Awaited<ReturnType<typeof accessTokenKey>>): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'cnt', 'exp'],
      currentDate: clock.now(),
    });
    const { sub: userId, sid: sessionId, cnt: counter, exp: expiresAt } = payload;
    if (typeof sessionId !== 'string' || typeof counter !== 'number') return null;
    if (!userId || expiresAt === undefined) return null;
    return { claims: { userId, sessionId, counter }, expiresAt };
  } catch {
    return null;
  }
}

/** The token's claims, or null for any token that is not ours or has expired. */
export async function verifyAccessToken(token: string): Promise<AccessClaims | null> {
  const key = await accessTokenKey();
  const known = rememberedBy(key);
  const before = known.get(token);
  if (before && before.expiresAt > clock.now().getTime() / SECOND) return before.claims;
  known.delete(token);
  const found = await verify(token, key);
  if (found) remember(known, token, found);
  return found?.claims ?? null;
}
