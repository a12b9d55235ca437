import type { Role } from '@/config/roles';
import { findablePhone } from '@/lib/domain/text/phone';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Option } from '@/lib/contracts/base/options';
import type { Person } from '@/lib/contracts/users/staff';
import { orm, type Queryable } from '../../db/database';
import { badInput } from '../../errors';
import * as users from '../users/service';
import * as repository from './repository';

/** Options for a picker of colleagues. */
export const staffOptions = (query: { q?: string; id?: string[]; role?: Role[] }): Promise<Person[]> =>
  repository.listOptions(orm(), query);

/** All active users with one of these roles. */
export const staffOfRoles = repository.listOfRoles;

/** Finds users of a role who can sign in, by name or phone number. */
export async function staffByName(tx: Queryable, role: Role): Promise<(typed: string) => string[]> {
  const known = await repository.listOfRole(tx, role);
  return (typed) => {
    const phone = findablePhone(typed);
    return known
      .filter(({ name, phoneNumber }) => plainText(name) === plainText(typed) || phoneNumber === phone)
      .map(({ id }) => id);
  };
}

export const namesOf = (tx: Queryable, ids: string[]): Promise<Person[]> => repository.listOptions(tx, { id: ids });

export const labelsOf = async (tx: Queryable, ids: string[]): Promise<Option[]> =>
  (await namesOf(tx, ids)).map(({ id, name }) => ({ id, label: name }));

/** Whether a user can sign in and has one of the roles, guaranteed until the transaction ends. */
export async function worksAs(tx: Queryable, id: string, roles: readonly Role[]): Promise<boolean> {
  const user = await users.findHeld(tx, id);
  return user !== undefined && !user.disabledAt && user.roles.some((role) => roles.includes(role));
}

/**
 * Ensures, until the transaction ends, that work can be assigned to a user.
 * @throws 400, at the field that named them, when they cannot sign in or have none of the roles.
 */
export async function assertWorksAs(
  tx: Queryable,
  id: string,
  roles: readonly Role[],
  ...field: [string, ...string[]]
): Promise<Person & { roles: Role[] }> {
  const user = await users.findHeld(tx, id);
  if (user && !user.disabledAt && user.roles.some((role) => roles.includes(role)))
    return { id: user.id, name: user.name, roles: user.roles };
  throw badInput([{ path: field, message: `Choose a person who can sign in as ${roles.join(' or ')}.` }]);
}
