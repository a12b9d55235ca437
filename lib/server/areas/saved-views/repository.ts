import { and, arrayOverlaps, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import type { Queryable } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { savedViews } from '../../db/schema/saved-views';
import { users } from '../../db/schema/users';

export type SavedViewRow = typeof savedViews.$inferSelect;

interface FirstView {
  list: string;
  roles: Role[];
  exceptId: string;
}

const select = (tx: Queryable) =>
  tx
    .select({ view: savedViews, owner: { id: users.id, name: users.name } })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId));

export type OwnedView = Awaited<ReturnType<typeof select>>[number];

/** The user's own views and shared ones. */
export const listFor = (tx: Queryable, list: string, ownerId: string): Promise<OwnedView[]> =>
  select(tx)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.ownerId, ownerId), savedViews.shared)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(200);

export const findById = async (tx: Queryable, id: string): Promise<OwnedView | undefined> =>
  (await select(tx).where(eq(savedViews.id, id)))[0];

export const insert = (tx: Queryable, row: typeof savedViews.$inferInsert) => tx.insert(savedViews).values(row);

/** Returns false when it was changed concurrently. */
export const update = async (
  tx: Queryable,
  id: string,
  version: number,
  change: Partial<SavedViewRow>,
): Promise<boolean> =>
  (
    await tx
      .update(savedViews)
      .set({ ...change, version: sql`${savedViews.version} + 1` })
      .where(and(eq(savedViews.id, id), eq(savedViews.version, version)))
      .returning({ id: savedViews.id })
  ).length === 1;

export const remove = (tx: Queryable, id: string) => tx.delete(savedViews).where(eq(savedViews.id, id));

/** Locks the default views of this list until the transaction ends, so that no other caller can set one for a role. */
export const lockFirstViews = (tx: Queryable, list: string) => lockNames(tx, `first views of ${list}`);

/** Another view that is the default of the list for one of the roles. */
export const findFirstOf = async (tx: Queryable, { list, roles, exceptId }: FirstView) =>
  (
    await tx
      .select({ name: savedViews.name, defaultFor: savedViews.defaultFor })
      .from(savedViews)
      .where(and(eq(savedViews.list, list), ne(savedViews.id, exceptId), arrayOverlaps(savedViews.defaultFor, roles)))
      .limit(1)
  )[0];
