import { randomBytes } from 'node:crypto';
import type { ApiInfo } from '@/lib/contracts/auth';
import { isSessionFresh } from '@/lib/domain/access/session-limits';
import { signAccessToken, type AccessClaims } from '../access-token';
import type { Actor } from '../actor';
import { hashToken, makeRefreshToken, readRefreshToken } from '../refresh-token';
import { recordAudit } from '../../db/record-audit';
import { clock, later, MINUTE, SECOND } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import type { User } from '../../db/schema/users';
import * as repository from './session-repository';
import * as tickets from './ticket-repository';

/** How long the previous token is accepted whatever became of its successor, for tabs that refresh together. */
export const REFRESH_GRACE = 10 * SECOND;

/** How long it is accepted once more if its successor was never used, for a lost response. */
export const LOST_ANSWER = 60 * SECOND;

/** How long a browser has for the second step after the password. */
export const TICKET_LIFE = 2 * MINUTE;

type LiveSession = NonNullable<Awaited<ReturnType<typeof repository.findLive>>>;

const isFresh = ({ session, user }: LiveSession) => isSessionFresh({ ...session, roles: user.roles }, clock.now());

async function tokensOf(user: Pick<User, 'id' | 'roles'>, sessionId: string, counter: number): Promise<ApiInfo> {
  return {
    accessToken: await signAccessToken({ userId: user.id, sessionId, counter }),
    refreshToken: makeRefreshToken({ sessionId, counter }),
    fo: user.roles,
  };
}

/** A single-use proof that the person passed the password step. */
export async function issueTicket(tx: Queryable, userId: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tickets.removeExpired(tx, clock.now());
  await tickets.insert(tx, { hash: hashToken(ticket), userId, expiresAt: later(TICKET_LIFE) });
  return ticket;
}

/** Consumes a ticket: returns its owner, or undefined when it is invalid. */
export const takeTicket = (tx: Queryable, ticket: string) => tickets.take(tx, hashToken(ticket), clock.now());

/** Opens a session and returns its first tokens. */
export async function openSession(tx: Queryable, user: User, device: string): Promise<ApiInfo> {
  const id = newId();
  const now = clock.now();
  const tokens = await tokensOf(user, id, 0);
  const refreshHash = hashToken(tokens.refreshToken);
  await repository.insert(tx, {
    id,
    userId: user.id,
    refreshHash,
    rotatedAt: now,
    device,
    createdAt: now,
    lastUsedAt: now,
  });
  await repository.touchUser(tx, user.id, now);
  await recordAudit(tx, { actorId: user.id, action: 'sessions.opened', subjectId: id });
  return tokens;
}

/**
 * New tokens for a refresh token, or null when it is invalid. The previous token gets the same successor during a short
 * grace period, and once more after it while that successor is unused; any other reuse means theft and ends the session
 * for thief and owner alike.
 */
export async function refreshSession(refreshToken: string): Promise<ApiInfo | null> {
  const claims = readRefreshToken(refreshToken);
  const live = claims && (await repository.findLive(orm(), claims.sessionId));
  if (!live || !isFresh(live)) return null;

  const { sessionId, counter } = claims;
  const tokens = await tokensOf(live.user, sessionId, counter + 1);
  const current = { id: sessionId, counter, hash: hashToken(refreshToken) };
  const next = { hash: hashToken(tokens.refreshToken), at: clock.now() };
  if (await repository.rotate(orm(), current, next)) {
    await repository.touchUser(orm(), live.user.id, next.at);
    return tokens;
  }

  const now = await repository.findLive(orm(), sessionId);
  if (!now) return null;
  const isParent = now.session.counter === counter + 1;
  if (isParent && (await isAnsweredAgain(now.session, live.session))) return tokens;
  const { userId } = now.session;
  await transaction((tx) => endSessions(tx, { userId, only: sessionId, reason: 'token-replayed', actorId: null }));
  return null;
}

/**
 * Whether the previous token gets its successor again: only until that was used, by a refresh or by a call with its
 * access token, the first of which is recorded. The record as of the start of the call decides, so overlapping tabs get
 * the same response; answering once more also uses it up.
 */
async function isAnsweredAgain(now: repository.Session, whenItCame: repository.Session): Promise<boolean> {
  const { id, counter, rotatedAt } = now;
  const sinceRotation = clock.now().getTime() - rotatedAt.getTime();
  if (sinceRotation <= REFRESH_GRACE) return true;
  if (sinceRotation > LOST_ANSWER || whenItCame.usedCounter >= counter) return false;
  await repository.markUsed(orm(), id, counter);
  return true;
}

/** The current person behind an access token; null when the session is over. */
export async function findLiveActor({ userId, sessionId, counter }: AccessClaims): Promise<Actor | null> {
  const live = await repository.findLive(orm(), sessionId);
  if (!live || live.user.id !== userId || !isFresh(live)) return null;
  if (counter > live.session.usedCounter) await repository.markUsed(orm(), sessionId, counter);
  const { name, roles, mustChangePassword } = live.user;
  return { userId, sessionId, name, roles, mustChangePassword };
}

/** Those of the sessions that are open and fresh. Checking does not count as use. */
export async function liveAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const live = sessionIds.length > 0 ? await repository.findLiveAmong(orm(), sessionIds) : [];
  return new Set(live.filter(isFresh).map(({ session }) => session.id));
}

interface Ending {
  userId: string;
  only?: string;
  except?: string;
  reason: repository.EndReason;
  /** Null when the server itself ends it. */
  actorId: string | null;
}

/**
 * Ends a person's open sessions, and unfinished sign-ins unless only one session is named; returns how many sessions
 * ended.
 */
export async function endSessions(tx: Queryable, { userId, only, except, reason, actorId }: Ending): Promise<number> {
  if (!only) await tickets.removeOf(tx, userId);
  const ended = await repository.end(tx, { userId, only, except }, reason, clock.now());
  for (const subjectId of ended) await recordAudit(tx, { actorId, action: `sessions.${reason}`, subjectId });
  return ended.length;
}

/** The person's open sessions, last used first. */
export async function listSessions({ userId, sessionId, roles }: Pick<Actor, 'userId' | 'sessionId' | 'roles'>) {
  const open = await repository.listOpen(orm(), userId);
  return open
    .filter((session) => isSessionFresh({ ...session, roles }, clock.now()))
    .map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      isCurrent: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}
