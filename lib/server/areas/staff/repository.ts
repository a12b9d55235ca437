import { and, arrayOverlaps, asc, inArray, isNull } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Person } from '@/lib/contracts/users/staff';
import type { Queryable } from '../../db/database';
import { says } from '../../db/keyset';
import { users } from '../../db/schema/users';

/** Users who can sign in and match a part of a name, or those with the given ids. */
export const listOptions = (
  tx: Queryable,
  { q, id, role }: { q?: string; id?: string[]; role?: Role[] },
): Promise<Person[]> => {
  const search = and(
    isNull(users.disabledAt),
    q ? says(users.name, q) : undefined,
    role && arrayOverlaps(users.roles, role),
  );
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(id ? inArray(users.id, id) : search)
    .orderBy(asc(users.name), asc(users.id))
    .limit(id ? id.length : OPTIONS_SIZE);
};

/** All users who can sign in and have one of the roles. */
export const listOfRoles = (tx: Queryable, roles: readonly Role[]): Promise<Person[]> =>
  tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(isNull(users.disabledAt), arrayOverlaps(users.roles, [...roles])))
    .orderBy(asc(users.name), asc(users.id));

export const listOfRole = (tx: Queryable, role: Role) =>
  tx
    .select({ id: users.id, name: users.name, phoneNumber: users.phoneNumber })
    .from(users)
    .where(and(isNull(users.disabledAt), arrayOverlaps(users.roles, [role])));
