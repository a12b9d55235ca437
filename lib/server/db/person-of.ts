import { eq, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { users } from './schema/users';

export interface NamedPerson {
  id: string;
  name: string;
}

const person = alias(users, 'person');

/**
 * The person in a column, as a subquery: each further join doubles the plans the database considers first, which takes
 * longer than finding the rows of a page.
 */
export const personOf = (column: PgColumn | SQL): SQL<NamedPerson | null> =>
  sql`(select json_build_object('id', ${person.id}, 'name', ${person.name}) from ${users} ${sql.identifier('person')} where ${eq(person.id, column)})`;
