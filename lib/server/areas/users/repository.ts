import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../../db/schema/users';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export const findById = async (tx: Queryable, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0];

export const findByPhone = async (tx: Queryable, phoneNumber: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.phoneNumber, phoneNumber)))[0];

export const isEmpty = async (tx: Queryable): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;

/** False when the phone number is somebody's already. */
export const insert = async (tx: Queryable, user: NewUser): Promise<boolean> =>
  (await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })).length === 1;

/** Whether nobody changed the person since they were read; nobody can until the transaction ends. */
export const lockUnchanged = async (tx: Queryable, { id, version }: Pick<User, 'id' | 'version'>): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.version, version)))
      .for('no key update')
  ).length === 1;

type Changes = Partial<Pick<User, 'passwordHash' | 'mustChangePassword' | 'oneTimePasswordUntil'>>;

export const update = async (tx: Queryable, id: string, changes: Changes): Promise<void> => {
  await tx
    .update(users)
    .set({ ...changes, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
};

/** Changes the hash only when it still is the one that was read; false when somebody was faster. */
export const replaceHash = async (tx: Queryable, id: string, from: string, to: string): Promise<boolean> =>
  (
    await tx
      .update(users)
      .set({ passwordHash: to })
      .where(and(eq(users.id, id), eq(users.passwordHash, from), isNull(users.disabledAt)))
      .returning({ id: users.id })
  ).length === 1;

/** Lays the changes over what is stored, in one statement, so that two tabs do not undo each other. */
export const mergePreferences = async (tx: Queryable, id: string, changes: User['preferences']) =>
  (
    await tx
      .update(users)
      .set({ preferences: sql`${users.preferences} || ${JSON.stringify(changes)}::jsonb` })
      .where(eq(users.id, id))
      .returning({ preferences: users.preferences })
  )[0]?.preferences;
