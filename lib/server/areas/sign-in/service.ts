import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';
import { findablePhone } from '@/lib/domain/text/phone';
import { verifyFirebaseToken } from '../../auth/firebase-token';
import { makeDeviceToken, readDeviceToken } from '../../auth/known-device';
import { needsRehash, verifyPassword } from '../../auth/passwords';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import { signInExpired, unauthenticated, wrongCredentials } from '../../errors';
import * as sessions from '../../auth/sessions/session-service';
import * as users from '../users/service';
import { takeLoginTry } from './login-tries';

const isOpenTo = (user: users.User): boolean =>
  user.disabledAt === null && (user.oneTimePasswordUntil === null || user.oneTimePasswordUntil > clock.now());

/**
 * First step: phone number and password. Returns what the browser may know about the user, and a ticket for the second
 * step. A try is counted before the password is checked and returned if it was right, so that concurrent guesses all
 * count.
 * @throws 401 alike for unknown phone numbers, wrong passwords and disabled users; 429 after too many tries.
 */
export async function checkPassword(
  typed: { phoneNumber: string; password: string },
  browser: { address: string; devices: readonly string[] },
): Promise<{ user: UserInfo; ticket: string }> {
  const phone = findablePhone(typed.phoneNumber) ?? typed.phoneNumber;
  const user = await users.findByTypedPhone(orm(), typed.phoneNumber);
  const giveBack = await takeLoginTry({ phone, user, ...browser });
  const isRight = await verifyPassword(user?.passwordHash ?? null, typed.password);
  if (!user || !isRight || !isOpenTo(user)) throw wrongCredentials();

  await giveBack();
  if (needsRehash(user.passwordHash)) await users.renewHash(user, typed.password);
  // Checking a password takes long enough for it to be changed concurrently, by a user who wants to stop this sign-in.
  const ticket = await transaction(async (tx) =>
    (await users.lockUnchanged(tx, user)) ? sessions.issueTicket(tx, user.id) : null,
  );
  if (!ticket) throw wrongCredentials();
  return { user: { name: user.name, fo: user.roles }, ticket };
}

/**
 * Second step: the cloud identity of the browser that passed the first. The identity alone does not prove a phone
 * number; the ticket does. Returns the session's tokens and the browser's device tokens.
 * @throws 401 when the ticket is missing, used, expired or another user's, or the identity is not valid.
 */
export async function openSession(
  typed: { phoneNumber: string; token: string },
  browser: { ticket: string | undefined; device: string; devices: readonly string[] },
): Promise<{ tokens: ApiInfo; devices: string[] }> {
  const { ticket } = browser;
  if (!ticket || !(await verifyFirebaseToken(typed.token))) throw signInExpired();
  const opened = await transaction(async (tx) => {
    const userId = await sessions.takeTicket(tx, ticket);
    const user = userId ? await users.findById(tx, userId) : undefined;
    const isSamePerson = user !== undefined && findablePhone(typed.phoneNumber) === user.phoneNumber;
    if (!isSamePerson || !isOpenTo(user)) return null;
    await users.useUpOneTimePassword(tx, user);
    const tokens = await sessions.openSession(tx, user, browser.device);
    return { tokens, devices: withDevice(browser.devices, user) };
  });
  if (!opened) throw signInExpired();
  return opened;
}

/** Device tokens of a browser after a sign-in: the user's first and renewed, those of others unchanged. */
const withDevice = (devices: readonly string[], user: users.User): string[] => [
  makeDeviceToken(user),
  ...devices.filter((token) => readDeviceToken(token, user) === null),
];

/** As `withDevice`, for the browser where the user set a new password, which makes all other browsers unknown. */
export async function keepDevice(devices: readonly string[], userId: string): Promise<string[]> {
  const user = await users.findById(orm(), userId);
  return user ? withDevice(devices, user) : [...devices];
}

const PREFIX = 'JWT ';

/** @throws 401 when the refresh token is not (or no longer) valid. */
export async function refresh(prefixedToken: string): Promise<ApiInfo> {
  const token = prefixedToken.startsWith(PREFIX) ? prefixedToken.slice(PREFIX.length) : null;
  const tokens = token && (await sessions.refreshSession(token));
  if (!tokens) throw unauthenticated();
  return tokens;
}

export async function logout({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  await transaction((tx) => sessions.endSessions(tx, { userId, only: sessionId, reason: 'logout', actorId: userId }));
}
