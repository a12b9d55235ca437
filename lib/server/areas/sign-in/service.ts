import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';
import { findablePhone } from '@/lib/domain/text/phone';
import { verifyFirebaseToken } from '../../auth/firebase-token';
import { needsRehash, verifyPassword } from '../../auth/passwords';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import { signInExpired, unauthenticated, wrongCredentials } from '../../errors';
import { forgetTries, returnTry, takeTry } from '../../http/rate-limits';
import * as sessions from '../../auth/sessions/session-service';
import * as users from '../users/service';

const isOpenTo = (user: users.User): boolean =>
  user.disabledAt === null && (user.oneTimePasswordUntil === null || user.oneTimePasswordUntil > clock.now());

/**
 * First step: phone number and password. Gives what the browser may know of the person, and a ticket for the second
 * step. A try is taken before the password is looked at and given back when it was right, so that many guesses at
 * once count as many.
 * @throws 401 alike for unknown phones, wrong passwords and disabled people; 429 after too many tries.
 */
export async function checkPassword(
  typed: { phoneNumber: string; password: string },
  address: string,
): Promise<{ user: UserInfo; ticket: string }> {
  const phone = findablePhone(typed.phoneNumber) ?? typed.phoneNumber;
  await takeTry('login-address', address);
  await takeTry('login-phone', phone);
  const user = await users.findByTypedPhone(orm(), typed.phoneNumber);
  const isRight = await verifyPassword(user?.passwordHash ?? null, typed.password);
  if (!user || !isRight || !isOpenTo(user)) throw wrongCredentials();

  await returnTry('login-address', address);
  await forgetTries('login-phone', phone);
  if (needsRehash(user.passwordHash)) await users.renewHash(user, typed.password);
  // Looking at a password takes long enough for it to be changed meanwhile, by somebody who wants this sign-in out.
  const ticket = await transaction(async (tx) =>
    (await users.lockUnchanged(tx, user)) ? sessions.issueTicket(tx, user.id) : null,
  );
  if (!ticket) throw wrongCredentials();
  return { user: { name: user.name, fo: user.roles }, ticket };
}

/**
 * Second step: the cloud identity of the browser that passed the first. The identity alone proves nothing about a
 * phone number; the ticket does.
 * @throws 401 when the ticket is missing, used, too old or another person's, or the identity is not good.
 */
export async function openSession(
  typed: { phoneNumber: string; token: string },
  browser: { ticket: string | undefined; device: string },
): Promise<ApiInfo> {
  const { ticket } = browser;
  if (!ticket || !(await verifyFirebaseToken(typed.token))) throw signInExpired();
  const opened = await transaction(async (tx) => {
    const userId = await sessions.takeTicket(tx, ticket);
    const user = userId ? await users.findById(tx, userId) : undefined;
    const isSamePerson = user !== undefined && findablePhone(typed.phoneNumber) === user.phoneNumber;
    if (!isSamePerson || !isOpenTo(user)) return null;
    await users.useUpOneTimePassword(tx, user);
    return sessions.openSession(tx, user, browser.device);
  });
  if (!opened) throw signInExpired();
  return opened;
}

const PREFIX = 'JWT ';

/** @throws 401 when the refresh token is not good (any more). */
export async function refresh(prefixedToken: string): Promise<ApiInfo> {
  const token = prefixedToken.startsWith(PREFIX) ? prefixedToken.slice(PREFIX.length) : null;
  const tokens = token && (await sessions.refreshSession(token));
  if (!tokens) throw unauthenticated();
  return tokens;
}

export async function logout({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  await transaction((tx) => sessions.endSessions(tx, { userId, only: sessionId, reason: 'logout', actorId: userId }));
}
