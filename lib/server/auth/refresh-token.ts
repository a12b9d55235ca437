import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './keys';

export interface RefreshClaims {
  sessionId: string;
  counter: number;
}

/** The stored form of a token: enough to recognise it, not enough to recreate it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * `session . counter . MAC`. It can be recreated from the session row and the key, so concurrent refreshes with one
 * token all get the same successor without storing it.
 */
export function makeRefreshToken({ sessionId, counter }: RefreshClaims): string {
  const text = `${sessionId}.${counter}`;
  return `${text}.${createHmac('sha256', keyFor('refresh-token')).update(text).digest('base64url')}`;
}

/** The token's claims, or null when it is not ours. */
export function readRefreshToken(token: string): RefreshClaims | null {
  const [sessionId, counter] = token.split('.');
  if (!sessionId || !counter || !/^(0|[1-9]\d{0,8})$/.test(counter)) return null;
  const claims = { sessionId, counter: Number(counter) };
  const expected = Buffer.from(makeRefreshToken(claims));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? claims : null;
}
