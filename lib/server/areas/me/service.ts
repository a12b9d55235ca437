import type { Role } from '@/config/roles';
import { DEFAULT_PREFERENCES, preferenceChangesSchema, type Me, type Preferences } from '@/lib/contracts/me';
import { canStartAt } from '@/lib/domain/access/openable-screens';
import type { Actor } from '../../auth/actor';
import { guessability } from '../../auth/common-passwords';
import { hashPassword, verifyPassword } from '../../auth/passwords';
import { recordAudit } from '../../db/record-audit';
import { orm, transaction } from '../../db/database';
import { badInput, unauthenticated } from '../../errors';
import { forgetTries, takeTry } from '../../http/rate-limits';
import { countActiveJobs } from '../../platform/jobs/job-service';
import { countUnread } from '../../platform/notifications/notification-service';
import * as sessions from '../../auth/sessions/session-service';
import * as users from '../users/service';

/**
 * Stored preferences over the defaults. Values that are no longer valid fall back to the default, and so does a start
 * screen the roles do not allow; it stays stored in case they allow it again.
 */
function completed(stored: Partial<Preferences>, roles: readonly Role[]): Preferences {
  const known = Object.entries({ ...DEFAULT_PREFERENCES, ...stored }).filter(
    ([name, value]) => preferenceChangesSchema.safeParse({ [name]: value }).success,
  );
  const preferences = { ...DEFAULT_PREFERENCES, ...Object.fromEntries(known) };
  const { startScreen } = canStartAt(preferences.startScreen, roles) ? preferences : DEFAULT_PREFERENCES;
  return { ...preferences, startScreen };
}

async function ownUser({ userId }: Actor): Promise<users.User> {
  const user = await users.findById(orm(), userId);
  if (!user) throw unauthenticated();
  return user;
}

export async function getMe(actor: Actor): Promise<Me> {
  const { id, name, phoneNumber, roles, mustChangePassword, preferences } = await ownUser(actor);
  const { count: unread } = await countUnread(actor);
  const activeJobs = await countActiveJobs(actor);
  const own = { id, name, phoneNumber, fo: roles, mustChangePassword, preferences: completed(preferences, roles) };
  return { ...own, unread, activeJobs };
}

/**
 * Changes some preferences and keeps the others.
 * @throws 400 for a start screen the user cannot open.
 */
export async function savePreferences(actor: Actor, changes: Partial<Preferences>): Promise<Preferences> {
  const { startScreen } = changes;
  if (startScreen && !canStartAt(startScreen, actor.roles))
    throw badInput([{ path: ['startScreen'], message: 'Your roles do not open this screen. Choose another.' }]);
  return completed((await users.mergePreferences(orm(), actor.userId, changes)) ?? {}, actor.roles);
}

const wrong = (field: 'currentPassword' | 'newPassword', message: string) => badInput([{ path: [field], message }]);

/**
 * Sets a new password and ends all other sessions of the user.
 * @throws 400 naming the wrong field; 429 after too many wrong current passwords.
 */
export async function changePassword(actor: Actor, typed: { currentPassword: string; newPassword: string }) {
  await takeTry('password-user', actor.userId);
  const user = await ownUser(actor);
  const notCurrent = () => wrong('currentPassword', 'This is not your current password.');
  if (!(await verifyPassword(user.passwordHash, typed.currentPassword))) throw notCurrent();
  await forgetTries('password-user', actor.userId);
  if (typed.newPassword === typed.currentPassword)
    throw wrong('newPassword', 'Choose another password than the current one.');
  const problem = guessability(typed.newPassword, user);
  if (problem) throw wrong('newPassword', `${problem} Choose another one.`);

  const passwordHash = await hashPassword(typed.newPassword);
  const { userId, sessionId } = actor;
  return transaction(async (tx) => {
    if (!(await users.lockUnchanged(tx, user))) throw notCurrent();
    await users.setOwnPassword(tx, userId, passwordHash);
    await recordAudit(tx, { actorId: userId, action: 'users.password-changed', subjectId: userId });
    const ending = { userId, except: sessionId, reason: 'password-changed', actorId: userId } as const;
    return { endedSessions: await sessions.endSessions(tx, ending) };
  });
}

/** Signs out one of the user's own sessions; other users' sessions are not touched. */
export async function endSession({ userId }: Actor, id: string): Promise<void> {
  await transaction((tx) => sessions.endSessions(tx, { userId, only: id, reason: 'ended-by-owner', actorId: userId }));
}

export async function endOtherSessions({ userId, sessionId }: Actor) {
  const ending = { userId, except: sessionId, reason: 'ended-by-owner', actorId: userId } as const;
  return { endedSessions: await transaction((tx) => sessions.endSessions(tx, ending)) };
}
