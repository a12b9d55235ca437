import type { Role } from '@/config/roles';
import { findablePhone } from '@/lib/domain/text/phone';
import { hashPassword } from '../../auth/passwords';
import { recordAudit } from '../../db/record-audit';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './repository';

export type { User } from './repository';
export const findById = repository.findById;
export const lockById = repository.lockById;
export const findHeld = repository.findHeld;
export const lockUnchanged = repository.lockUnchanged;
export const lockAtWork = repository.lockAtWork;
export const hasNoUsers = () => repository.isEmpty(orm());

/** Finds a phone number in any format; an invalid one takes as long to be rejected. */
export const findByTypedPhone = (tx: Queryable, typed: string) =>
  repository.findByPhone(tx, findablePhone(typed) ?? '');

interface Details {
  name: string;
  phoneNumber: string;
  password: string;
  roles: readonly Role[];
}

/** Adds users, all or none. Returns those whose phone number was already taken. */
export async function addUsers(people: readonly Details[], actorId: string | null = null): Promise<Details[]> {
  const hashes = await Promise.all(people.map((person) => hashPassword(person.password)));
  return transaction(async (tx) => {
    const taken: Details[] = [];
    for (const [index, { name, phoneNumber, roles }] of people.entries()) {
      const user = {
        id: newId(),
        name,
        phoneNumber,
        roles: [...roles],
        passwordHash: hashes[index] ?? '',
        createdAt: clock.now(),
      };
      if (await repository.insert(tx, user))
        await recordAudit(tx, { actorId, action: 'users.added', subjectId: user.id, details: { roles } });
      else taken.push(people[index] as Details);
    }
    return taken;
  });
}

/** Sets a password the user chose. */
export const setOwnPassword = (tx: Queryable, id: string, passwordHash: string) =>
  repository.update(tx, id, { passwordHash, mustChangePassword: false, oneTimePasswordUntil: null });

/** Sets a password that is valid for one sign-in until the given time and must then be replaced. */
export const setOneTimePassword = (tx: Queryable, id: string, passwordHash: string, until: Date) =>
  repository.update(tx, id, { passwordHash, mustChangePassword: true, oneTimePasswordUntil: until });

/** A one-time password opens one session; after that a new one must be requested. */
export const useUpOneTimePassword = async (tx: Queryable, user: repository.User): Promise<void> => {
  if (user.oneTimePasswordUntil) await repository.update(tx, user.id, { oneTimePasswordUntil: clock.now() });
};

/** Renews a hash that was made with a lower cost, unless the password was changed concurrently. */
export const renewHash = async (user: repository.User, password: string) =>
  repository.replaceHash(orm(), user.id, user.passwordHash, await hashPassword(password));

export const mergePreferences = repository.mergePreferences;
