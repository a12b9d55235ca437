import type { IncomingMessage } from 'node:http';
import type { Actor } from './actor';
import { findLiveActor } from './sessions/session-service';
import { unauthenticated } from '../errors';
import { verifyAccessToken } from './access-token';

/**
 * Identifies the caller. Session and person are read on every call, so ending a session, disabling a person or changing
 * roles takes effect with the next call.
 * @throws a 401 for everything but a valid token of a live session.
 */
export async function authenticate(request: IncomingMessage): Promise<Actor> {
  const token = /^JWT (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await verifyAccessToken(token) : null;
  const actor = claims && (await findLiveActor(claims));
  if (!actor) throw unauthenticated();
  return actor;
}
