import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Collection } from '@/lib/contracts/collections/collection-record';
import type { CollectionStatus } from '@/lib/domain/collections/collection-status';
import type { Segment } from '@/lib/domain/taxonomy/segments';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { type ListRequest, says } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { collectionLinks, collectionMembers, collections, collectionSnapshots } from '../../db/schema/collections';
import { photos } from '../../db/schema/photos';
import { users } from '../../db/schema/users';
import { photoAnswer } from '../../platform/photos/photo-service';
import { seenByBuyers } from '../catalogs/visibility-service';

export interface CollectionFilters {
  q?: string;
  status?: CollectionStatus[];
  segment?: Segment[];
}

export type CollectionRow = typeof collections.$inferSelect;

const later = alias(collections, 'later');

/** Counts the catalogs that block a collection: hidden ones and those without a rate. */
const countBlocked = (tx: Queryable) =>
  tx
    .select({
      hidden: sql<number>`(count(*) filter (where not ${seenByBuyers(tx)}))::int`.as('hidden'),
      withoutRate: sql<number>`(count(*) filter (where ${catalogs.rate} is null))::int`.as('without_rate'),
    })
    .from(collectionMembers)
    .innerJoin(catalogs, eq(catalogs.id, collectionMembers.catalogId))
    .where(eq(collectionMembers.collectionId, collections.id))
    .as('blocked');

function selectCollections(tx: Queryable) {
  const blocked = countBlocked(tx);
  return tx
    .select({
      ...getTableColumns(collections),
      createdBy: { id: users.id, name: users.name },
      nextId: later.id,
      coverPhoto: { id: photos.id, width: photos.width, height: photos.height },
      hidden: blocked.hidden,
      withoutRate: blocked.withoutRate,
      views: sql<number>`(select coalesce(sum(${collectionLinks.views}), 0)::int from ${collectionLinks}
        where ${collectionLinks.collectionId} = ${collections.id})`,
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.createdById))
    .leftJoin(later, eq(later.previousId, collections.id))
    .leftJoin(
      catalogImages,
      and(eq(catalogImages.catalogId, collections.coverCatalogId), eq(catalogImages.isCover, true)),
    )
    .leftJoin(photos, eq(photos.id, catalogImages.photoId))
    .crossJoinLateral(blocked);
}

type Found = Awaited<ReturnType<typeof selectCollections>>[number];

const toCollection = ({
  coverPhoto,
  hidden,
  withoutRate,
  createdById: _,
  pinnedIds: _pinned,
  excludedIds: _excluded,
  rules: _rules,
  ...row
}: Found): Collection => ({
  ...row,
  cover: coverPhoto && photoAnswer(coverPhoto),
  blocked: { hidden, withoutRate },
  statusChangedAt: row.statusChangedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

export async function findById(tx: Queryable, id: string) {
  const [row] = await selectCollections(tx).where(eq(collections.id, id));
  if (!row) return undefined;
  const { pinnedIds, excludedIds, rules } = row;
  return { ...toCollection(row), pinnedIds, excludedIds, rules };
}

/** Names of catalogs, including deleted ones. */
export const namesOf = async (tx: Queryable, ids: readonly string[]): Promise<{ id: string; title: string }[]> =>
  ids.length === 0
    ? []
    : tx
        .select({ id: catalogs.id, title: catalogs.title })
        .from(catalogs)
        .where(inArray(catalogs.id, [...ids]))
        .orderBy(asc(catalogs.title), asc(catalogs.id));

const SORTS = {
  statusChangedAt: collections.statusChangedAt,
  nameEn: collections.nameEn,
  size: collections.size,
  createdAt: collections.createdAt,
};

export const list = (tx: Queryable, filters: CollectionFilters & ListRequest): Promise<Page<Collection>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: collections.id,
    where: and(
      filters.q ? says(collections.nameEn, filters.q) : undefined,
      filters.status && inArray(collections.status, filters.status),
      filters.segment && inArray(collections.segment, filters.segment),
    ),
    select: ({ where, orderBy, limit }) =>
      selectCollections(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toCollection,
  });

/** The catalogs of a collection, in order. */
export const memberIdsOf = async (tx: Queryable, collectionId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: collectionMembers.catalogId })
      .from(collectionMembers)
      .where(eq(collectionMembers.collectionId, collectionId))
      .orderBy(asc(collectionMembers.position), asc(collectionMembers.catalogId))
  ).map(({ id }) => id);

/** Sets the catalogs of a collection and their order. */
export async function replaceMembers(tx: Queryable, collectionId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(collectionMembers).where(eq(collectionMembers.collectionId, collectionId));
  await insertMany(
    tx,
    collectionMembers,
    ids.map((catalogId, position) => ({ collectionId, catalogId, position })),
  );
}

export const insertSnapshot = (tx: Queryable, row: typeof collectionSnapshots.$inferInsert) =>
  tx.insert(collectionSnapshots).values(row);

/** The snapshot of a finalized collection, and who froze it. */
export const findSnapshot = async (tx: Queryable, collectionId: string) =>
  (
    await tx
      .select({ ...getTableColumns(collectionSnapshots), madeBy: { id: users.id, name: users.name } })
      .from(collectionSnapshots)
      .innerJoin(users, eq(users.id, collectionSnapshots.madeById))
      .where(eq(collectionSnapshots.collectionId, collectionId))
  )[0];

/** The revision made from a collection. */
export const findNext = async (tx: Queryable, id: string): Promise<string | undefined> =>
  (await tx.select({ id: collections.id }).from(collections).where(eq(collections.previousId, id)))[0]?.id;

/** Collections due to go live, and live ones whose last day is over. */
export const findDue = async (tx: Queryable, today: string) => ({
  starting: (
    await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.status, 'scheduled'), lte(collections.liveFrom, today)))
  ).map(({ id }) => id),
  ending: (
    await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.status, 'live'), isNotNull(collections.liveUntil), lt(collections.liveUntil, today)))
  ).map(({ id }) => id),
});
