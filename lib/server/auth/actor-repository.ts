import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { users } from '../db/schema/users';
import type { Actor } from './actor';

/** The person a job works for, with their current roles; undefined when their account is closed. */
export async function findWorkingActor(tx: Queryable, id: string): Promise<Actor | undefined> {
  const { name, roles } = users;
  const [user] = await tx
    .select({ name, roles })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  return user && { ...user, mustChangePassword: false, userId: id, sessionId: '' };
}
