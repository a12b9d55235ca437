import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../../db/schema/users';
import type { Place } from '../../platform/search/find-repository';

/** Staff who match a search. There are so few that their text needs no index. */
export const searched: Place = {
  id: users.id,
  text: sql`lower(normalize(${users.name} || ' ' || ${users.phoneNumber}, NFKC))`,
  name: users.name,
  at: users.createdAt,
};

/** Names of users, in no order. */
export const namesOf = (tx: Queryable, ids: string[]) =>
  tx
    .select({ id: users.id, name: users.name, phoneNumber: users.phoneNumber })
    .from(users)
    .where(inArray(users.id, ids));
