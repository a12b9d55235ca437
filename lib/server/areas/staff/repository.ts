import { and, arrayOverlaps, asc, inArray, isNull } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Person } from '@/lib/contracts/users/staff';
import type { Queryable } from '../../db/database';
import { says } from '../../db/keyset';
import { users } from '../../db/schema/users';

/** People who can sign in and are found by a part of their name, or those with the ids. */
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

/** Everybody who can sign in and has one of the roles. */
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
