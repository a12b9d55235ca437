import type { Role } from '@/config/roles';
import type { Page } from '@/lib/contracts/base/list';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { User as UserAnswer } from '@/lib/contracts/users/users';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Actor } from '../../auth/actor';
import { makeOneTimePassword, ONE_TIME_PASSWORD_LIFE } from '../../auth/one-time-password';
import { hashPassword } from '../../auth/passwords';
import { historyOf } from '../../platform/audit/history-repository';
import { recordAudit } from '../../db/record-audit';
import { clock, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { assertPhones } from '../../http/assert-phones';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { changeStaffRights } from '../../platform/realtime/staff-rights';
import * as sessions from '../../auth/sessions/session-service';
import * as repository from './repository';

type User = repository.User;

const toAnswer = (user: User): UserAnswer => ({
  id: user.id,
  name: user.name,
  phoneNumber: user.phoneNumber,
  roles: user.roles,
  status: user.disabledAt ? 'disabled' : 'active',
  mustChangePassword: user.mustChangePassword,
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  version: user.version,
});

/** The fields of a user that the audit history records. */
const audited = ({ name, phoneNumber, roles, disabledAt }: User) => ({
  name,
  phoneNumber,
  roles,
  status: disabledAt ? 'disabled' : 'active',
});

export async function listUsers(filters: repository.UserFilters): Promise<Page<UserAnswer>> {
  const page = await repository.list(orm(), filters);
  return { ...page, rows: page.rows.map(toAnswer) };
}

/** @throws 404 when no user has the id. */
export async function getUser(id: string): Promise<UserAnswer> {
  const user = await repository.findById(orm(), id);
  if (!user) throw notFound();
  return toAnswer(user);
}

const phoneTaken = () =>
  badInput([{ path: ['phoneNumber'], message: 'Another person on the staff already has this phone number.' }]);

const assertPhone = (typed: string, had: string[] = []) =>
  assertPhones({ typed: [typed], had, pathOf: () => ['phoneNumber'] });

export async function userHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  if (!(await repository.findById(orm(), id))) throw notFound();
  return historyOf(orm(), id, request);
}

/** Adds a user with a one-time password. @throws 400 when the phone number is taken. */
export async function inviteUser(typed: { name: string; phoneNumber: string; roles: Role[] }, actor: Actor) {
  assertPhone(typed.phoneNumber);
  const oneTimePassword = makeOneTimePassword();
  const validUntil = later(ONE_TIME_PASSWORD_LIFE);
  const row = {
    ...typed,
    id: newId(),
    passwordHash: await hashPassword(oneTimePassword),
    mustChangePassword: true,
    oneTimePasswordUntil: validUntil,
    createdAt: clock.now(),
  };
  const user = await transaction(async (tx) => {
    if (!(await repository.insert(tx, row))) throw phoneTaken();
    const added = await repository.findById(tx, row.id);
    if (!added) throw notFound();
    const entry = { actorId: actor.userId, subjectId: row.id, after: audited(added) };
    await recordAudit(tx, { ...entry, action: 'users.invited' });
    return added;
  });
  return { user: toAnswer(user), oneTimePassword, validUntil: validUntil.toISOString() };
}

/**
 * Reads and locks the user, runs the change and audits the difference.
 * @throws 409 when no admin would be left.
 */
export async function changeUser(
  id: string,
  actor: Actor,
  action: `users.${string}`,
  work: (tx: Queryable, user: User) => Promise<User | undefined>,
): Promise<UserAnswer> {
  const { changed, follow } = await transaction(async (tx) => {
    // Always first, so that two changes lock rows in the same order.
    const admins = await repository.lockActiveAdmins(tx);
    const before = await repository.lockById(tx, id);
    if (!before) throw notFound();
    const after = (await work(tx, before)) ?? before;
    const wasLastAdmin = admins.length === 1 && admins[0]?.id === id;
    const isActiveAdmin = after.roles.includes('admin') && after.disabledAt === null;
    if (wasLastAdmin && !isActiveAdmin) throw refused('This is the last admin. Make another person an admin first.');
    if (after !== before)
      await recordAudit(tx, {
        actorId: actor.userId,
        action,
        subjectId: id,
        before: audited(before),
        after: audited(after),
      });
    const isOpen = after.disabledAt === null;
    return { changed: after, follow: await changeStaffRights(tx, id, isOpen ? after.roles : []) };
  });
  follow();
  return toAnswer(changed);
}

interface Changes {
  version: number;
  name?: string;
  phoneNumber?: string;
  roles?: Role[];
}

/**
 * Changes name, phone number or roles.
 * @throws 409 when the user was changed concurrently, or the roles are the actor's own or the last admin's; 400 when
 * another user has the phone number.
 */
export const updateUser = (id: string, { version, ...changes }: Changes, actor: Actor): Promise<UserAnswer> =>
  tellingTaken({ users_phone_number: phoneTaken }, () =>
    changeUser(id, actor, 'users.changed', async (tx, user) => {
      if (user.version !== version) throw changedMeanwhile(toAnswer(user));
      const was = audited(user);
      const differing = fieldChanges(was, { ...was, ...changes });
      if ('roles' in differing && id === actor.userId)
        throw refused('You cannot change your own roles. Ask another admin.');
      if (changes.phoneNumber) assertPhone(changes.phoneNumber, [user.phoneNumber]);
      return Object.keys(differing).length === 0 ? user : repository.update(tx, id, changes);
    }),
  );

/** Disables sign-in for a user within the caller's transaction. */
export const closeAccount = (tx: Queryable, id: string) => repository.update(tx, id, { disabledAt: clock.now() });

export const enableUser = (id: string, actor: Actor): Promise<UserAnswer> =>
  changeUser(id, actor, 'users.enabled', async (tx, user) =>
    user.disabledAt ? repository.update(tx, id, { disabledAt: null }) : user,
  );

/** A user's sessions; none of them is marked as the caller's own. */
export async function listSessionsOf(id: string) {
  const user = await repository.findById(orm(), id);
  if (!user) throw notFound();
  return sessions.listSessions({ userId: id, sessionId: '', roles: user.roles });
}

export async function endSessionsOf(id: string, actor: Actor): Promise<void> {
  await transaction((tx) =>
    sessions.endSessions(tx, { userId: id, except: actor.sessionId, reason: 'ended-by-admin', actorId: actor.userId }),
  );
}
