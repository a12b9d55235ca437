import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogGroups, catalogImages, catalogs } from '../../db/schema/catalogs';
import { photos } from '../../db/schema/photos';

export type GroupRow = typeof catalogGroups.$inferSelect;
export type MemberRow = Awaited<ReturnType<typeof lockCatalogs>>[number];

export const findGroup = async (tx: Queryable, id: string): Promise<GroupRow | undefined> =>
  (await tx.select().from(catalogGroups).where(eq(catalogGroups.id, id)))[0];

export const findGroups = (tx: Queryable, ids: string[]): Promise<GroupRow[]> =>
  tx.select().from(catalogGroups).where(inArray(catalogGroups.id, ids));

/** Locks groups until the transaction ends, always in the same order and before their catalogs. */
export const lockGroups = (tx: Queryable, ids: string[]): Promise<GroupRow[]> =>
  tx.select().from(catalogGroups).where(inArray(catalogGroups.id, ids)).orderBy(asc(catalogGroups.id)).for('update');

export async function insertGroup(tx: Queryable, row: typeof catalogGroups.$inferInsert): Promise<void> {
  await tx.insert(catalogGroups).values(row);
}

export async function updateGroup(tx: Queryable, id: string, changes: { name?: string }): Promise<void> {
  await tx
    .update(catalogGroups)
    .set({ ...changes, version: sql`${catalogGroups.version} + 1` })
    .where(eq(catalogGroups.id, id));
}

export async function deleteGroup(tx: Queryable, id: string): Promise<void> {
  await tx.delete(catalogGroups).where(eq(catalogGroups.id, id));
}

/** Locks the given catalogs and those of the groups, including deleted ones, until the transaction ends. */
export const lockCatalogs = (tx: Queryable, ids: string[], groupIds: string[]) =>
  tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      sellerId: catalogs.sellerId,
      groupId: catalogs.groupId,
      groupPosition: catalogs.groupPosition,
      isDeleted: sql<boolean>`${catalogs.deletedAt} is not null`,
    })
    .from(catalogs)
    .where(or(inArray(catalogs.id, ids), inArray(catalogs.groupId, groupIds)))
    .orderBy(asc(catalogs.id))
    .for('update');

/** Ids of a group's catalogs that are not deleted, in order. */
export const memberIds = async (tx: Queryable, groupId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: catalogs.id })
      .from(catalogs)
      .where(and(eq(catalogs.groupId, groupId), isNull(catalogs.deletedAt)))
      .orderBy(asc(catalogs.groupPosition), asc(catalogs.id))
  ).map(({ id }) => id);

/** Puts catalogs into a group, in this order. Only those that are new to the group get a new version. */
export async function place(tx: Queryable, groupId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`update ${catalogs} set group_id = ${groupId}::uuid, group_position = wanted.position - 1,
      version = ${catalogs.version} + (case when ${catalogs.groupId} = ${groupId}::uuid then 0 else 1 end)
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, position) where ${catalogs.id} = wanted.id`);
}

/** Removes catalogs from their group. */
export async function letGo(tx: Queryable, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(catalogs)
    .set({ groupId: null, groupPosition: null, version: sql`${catalogs.version} + 1` })
    .where(inArray(catalogs.id, ids));
}

const facts = {
  id: catalogs.id,
  title: catalogs.title,
  designNumber: catalogs.designNumber,
  caption: catalogs.caption,
  createdAt: catalogs.createdAt,
  groupId: catalogs.groupId,
};

export type FactsRow = Awaited<ReturnType<typeof factsOf>>[number];

export const factsOf = (tx: Queryable, ids: string[]) =>
  tx.select(facts).from(catalogs).where(inArray(catalogs.id, ids));

interface Near {
  sellerId: string;
  at: Date;
  groupId: string | null;
  limit: number;
}

/** The catalogs of a seller that were imported closest to a moment, except those of a group. */
export async function nearby(tx: Queryable, { sellerId, at, groupId, limit }: Near): Promise<FactsRow[]> {
  const ofSeller = and(
    eq(catalogs.sellerId, sellerId),
    isNull(catalogs.deletedAt),
    groupId ? or(isNull(catalogs.groupId), ne(catalogs.groupId, groupId)) : undefined,
  );
  const moment = sql`${at.toISOString()}::timestamptz`;
  const before = tx
    .select(facts)
    .from(catalogs)
    .where(and(ofSeller, sql`${catalogs.createdAt} <= ${moment}`))
    .orderBy(sql`${catalogs.createdAt} desc`)
    .limit(limit);
  const after = tx
    .select(facts)
    .from(catalogs)
    .where(and(ofSeller, sql`${catalogs.createdAt} > ${moment}`))
    .orderBy(asc(catalogs.createdAt))
    .limit(limit);
  return [...(await before), ...(await after)];
}

/** Fingerprints of the first photos of catalogs. */
export const printsOf = (tx: Queryable, ids: string[], pictures: number) =>
  tx
    .select({
      catalogId: catalogImages.catalogId,
      sha256: photos.sha256,
      hash: photos.hash,
      grid: photos.grid,
    })
    .from(catalogImages)
    .innerJoin(photos, eq(photos.id, catalogImages.photoId))
    .where(and(inArray(catalogImages.catalogId, ids), sql`${catalogImages.position} < ${pictures}`));
