import { and, arrayOverlaps, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import type { Page } from '@/lib/contracts/base/list';
import { searchedDigits } from '@/lib/domain/sellers/seller-search';
import { containing, countUpTo, Keyset, type ListRequest, says } from '../../db/keyset';
import type { Queryable } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { type User, users } from '../../db/schema/users';

export type { User } from '../../db/schema/users';
export type NewUser = typeof users.$inferInsert;

export const findById = async (tx: Queryable, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0];

/**
 * As `findById`, with a shared lock until the transaction ends: closing the account or changing the roles waits for it.
 */
export const findHeld = async (tx: Queryable, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('key share'))[0];

export const findByPhone = async (tx: Queryable, phoneNumber: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.phoneNumber, phoneNumber)))[0];

export const isEmpty = async (tx: Queryable): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;

/** Returns false when the phone number is already taken. */
export const insert = async (tx: Queryable, user: NewUser): Promise<boolean> =>
  (await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })).length === 1;

type Changes = Partial<
  Pick<
    User,
    | 'name'
    | 'phoneNumber'
    | 'roles'
    | 'passwordHash'
    | 'mustChangePassword'
    | 'oneTimePasswordUntil'
    | 'disabledAt'
    | 'lastSeenAt'
  >
>;

/** Whether the user is unchanged since they were read; locks them until the transaction ends. */
export const lockUnchanged = async (tx: Queryable, { id, version }: Pick<User, 'id' | 'version'>): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.version, version)))
      .for('no key update')
  ).length === 1;

/**
 * Serializes a user's own actions, even from two windows, until the transaction ends; false when the account is closed.
 */
export const lockAtWork = async (tx: Queryable, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.disabledAt)))
      .for('no key update')
  ).length === 1;

export const update = async (tx: Queryable, id: string, changes: Changes): Promise<User | undefined> =>
  (
    await tx
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning()
  )[0];

/** Reads a row and locks it until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0];

/**
 * All admins who can sign in. Serializes staff changes until the transaction ends, so that two admins cannot remove
 * each other concurrently. Row locks would not do: a row that is no longer an admin's once locked stays locked, which
 * can deadlock.
 */
export async function lockActiveAdmins(tx: Queryable) {
  await lockNames(tx, 'changes of staff');
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(arrayOverlaps(users.roles, ['admin']), isNull(users.disabledAt)));
}

export interface UserFilters extends ListRequest {
  q?: string;
  role?: Role[];
  status?: ('active' | 'disabled')[];
}

/** A page of users, by a part of their name or phone number. */
export async function list(tx: Queryable, filters: UserFilters): Promise<Page<User>> {
  const { q, role, status } = filters;
  const digits = q && searchedDigits(q);
  const only = status?.length === 1 ? status[0] : undefined;
  const matching = and(
    q ? or(says(users.name, q), digits ? like(users.phoneNumber, containing(digits)) : undefined) : undefined,
    role ? arrayOverlaps(users.roles, role) : undefined,
    only && (only === 'active' ? isNull(users.disabledAt) : isNotNull(users.disabledAt)),
  );
  const keyset = new Keyset<User>(filters, { name: users.name, createdAt: users.createdAt }, users.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await tx
    .select()
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const count = await countUpTo(
    tx,
    tx
      .select({ one: sql`1` })
      .from(users)
      .where(matching)
      .getSQL(),
  );
  return keyset.page(found, (user, name) => (name === 'name' ? user.name : user.createdAt), count);
}

/** Replaces the hash only if it is still the one that was read; false after a concurrent change. */
export const replaceHash = async (tx: Queryable, id: string, from: string, to: string): Promise<boolean> =>
  (
    await tx
      .update(users)
      .set({ passwordHash: to })
      .where(and(eq(users.id, id), eq(users.passwordHash, from), isNull(users.disabledAt)))
      .returning({ id: users.id })
  ).length === 1;

/** Merges changes into the stored preferences in one statement, so that two tabs do not undo each other. */
export const mergePreferences = async (tx: Queryable, id: string, changes: User['preferences']) =>
  (
    await tx
      .update(users)
      .set({ preferences: sql`${users.preferences} || ${JSON.stringify(changes)}::jsonb` })
      .where(eq(users.id, id))
      .returning({ preferences: users.preferences })
  )[0]?.preferences;
