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
}

/** A token for `ACCESS_TTL` seconds. It names the session only: roles are read from the database at each call. */
export async function signAccessToken({ userId, sessionId }: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / SECOND);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + env().ACCESS_TTL)
    .sign(await accessTokenKey());
}

/** What the token says, or null for every token that is not one of ours and alive. */
export async function verifyAccessToken(token: string): Promise<AccessClaims | null> {
  const key = await accessTokenKey();
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.now(),
    });
    return typeof payload.sid === 'string' && payload.sub ? { userId: payload.sub, sessionId: payload.sid } : null;
  } catch {
    return null;
  }
}
