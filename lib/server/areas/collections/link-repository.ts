import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { collectionLinks, collections } from '../../db/schema/collections';
import { users } from '../../db/schema/users';

const selectLinks = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(collectionLinks),
      createdBy: { id: users.id, name: users.name },
      status: collections.status,
    })
    .from(collectionLinks)
    .innerJoin(users, eq(users.id, collectionLinks.createdById))
    .innerJoin(collections, eq(collections.id, collectionLinks.collectionId));

export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

export const findById = async (tx: Queryable, id: string): Promise<LinkRow | undefined> =>
  (await selectLinks(tx).where(eq(collectionLinks.id, id)))[0];

export const listOf = (tx: Queryable, collectionId: string, most: number): Promise<LinkRow[]> =>
  selectLinks(tx)
    .where(eq(collectionLinks.collectionId, collectionId))
    .orderBy(desc(collectionLinks.createdAt), desc(collectionLinks.id))
    .limit(most);

export const insert = (tx: Queryable, row: typeof collectionLinks.$inferInsert & { id: string }) =>
  tx.insert(collectionLinks).values(row);

/** Locks the link until the transaction ends, so that it cannot end meanwhile. */
export const lock = async (tx: Queryable, id: string) =>
  (await tx.select().from(collectionLinks).where(eq(collectionLinks.id, id)).for('update'))[0];

export const end = (tx: Queryable, id: string, endedAt: Date) =>
  tx.update(collectionLinks).set({ endedAt }).where(eq(collectionLinks.id, id));

export const countView = (tx: Queryable, id: string) =>
  tx
    .update(collectionLinks)
    .set({ views: sql`${collectionLinks.views} + 1` })
    .where(eq(collectionLinks.id, id));

export async function sumViews(tx: Queryable, ids: readonly string[]): Promise<number> {
  const [found] = await tx
    .select({ views: sql<number>`coalesce(sum(${collectionLinks.views}), 0)::int` })
    .from(collectionLinks)
    .where(inArray(collectionLinks.id, [...ids]));
  return found?.views ?? 0;
}
