import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { personOf } from '../../db/person-of';
import { photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { videos } from '../../db/schema/videos';
import { isHeld } from '../../platform/leases/hold-repository';
import { matchingOf, statusNow, type VideoFilters } from './filter-repository';

export type { VideoFilters } from './filter-repository';

const submitter = alias(users, 'submitter');

const { sellerId, taggedById, reviewedById, ...own } = getTableColumns(videos);

/** Videos with related names and their current status. */
export const selectVideos = (tx: Queryable) =>
  tx
    .select({
      ...own,
      status: statusNow(),
      source: uploads.source,
      note: uploads.note,
      priority: uploads.priority,
      skips: uploads.skips,
      leaseUntil: sql<Date | null>`case when ${isHeld()} then ${uploads.leaseUntil} end`.mapWith(uploads.leaseUntil),
      seller: {
        id: sellers.id,
        businessName: sellers.businessName,
        status: sellers.status,
        deprioritised: sellers.deprioritised,
        accountManagerId: sellers.accountManagerId,
      },
      submittedBy: { id: submitter.id, name: submitter.name },
      holder: personOf(uploads.editorId),
      cutter: personOf(videos.editorId),
      taggedBy: personOf(videos.taggedById),
      reviewedBy: personOf(videos.reviewedById),
      poster: { id: photos.id, width: photos.width, height: photos.height },
    })
    .from(videos)
    .innerJoin(uploads, eq(uploads.id, videos.uploadId))
    .innerJoin(sellers, eq(sellers.id, videos.sellerId))
    .innerJoin(submitter, eq(submitter.id, uploads.uploadedById))
    .leftJoin(photos, eq(photos.id, videos.posterId));

export type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

export const findById = async (tx: Queryable, id: string): Promise<VideoRow | undefined> =>
  (await selectVideos(tx).where(eq(videos.id, id)))[0];

export const findByUploads = async (tx: Queryable, uploadIds: readonly string[]): Promise<VideoRow[]> =>
  uploadIds.length === 0 ? [] : selectVideos(tx).where(inArray(videos.uploadId, [...uploadIds]));

export const findByIds = async (tx: Queryable, ids: readonly string[]): Promise<VideoRow[]> =>
  ids.length === 0 ? [] : selectVideos(tx).where(inArray(videos.id, [...ids]));

/** Selects the name and status of videos. */
const selectNamed = (tx: Queryable) =>
  tx
    .select({
      id: videos.id,
      linkKey: videos.linkKey,
      title: videos.title,
      linkTitle: videos.linkTitle,
      fileName: sql<string | null>`null`,
      status: statusNow(),
      seller: { businessName: sellers.businessName },
    })
    .from(videos)
    .innerJoin(uploads, eq(uploads.id, videos.uploadId))
    .innerJoin(sellers, eq(sellers.id, videos.sellerId));

export const findNamed = async (tx: Queryable, id: string) => (await selectNamed(tx).where(eq(videos.id, id)))[0];

export const findByLinks = (tx: Queryable, keys: readonly string[]) =>
  selectNamed(tx).where(inArray(videos.linkKey, [...keys]));

/** Ids of their work items. */
export const uploadIdsOf = async (tx: Queryable, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .select({ uploadId: videos.uploadId })
      .from(videos)
      .where(inArray(videos.id, [...ids]))
  ).map(({ uploadId }) => uploadId);

export const list = (
  tx: Queryable,
  filters: VideoFilters & ListRequest,
  personId: string,
): Promise<Page<VideoRow & { createdAt: Date }>> =>
  listPage(tx, filters, {
    sorts: { createdAt: videos.createdAt, statusChangedAt: videos.statusChangedAt },
    id: videos.id,
    where: matchingOf(tx, filters, personId),
    select: ({ where, orderBy, limit }) =>
      selectVideos(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => row,
    sortedBy: (row, name) => row[name as 'createdAt'].toISOString(),
  });

/** Ids of the videos in a list, in its order: up to the limit, plus one more when there are others. */
export async function idsOf(tx: Queryable, filters: VideoFilters & ListRequest, personId: string): Promise<string[]> {
  const sorts = { createdAt: videos.createdAt, statusChangedAt: videos.statusChangedAt };
  const { where, orderBy, limit } = new Keyset(filters, sorts, videos.id).plan(matchingOf(tx, filters, personId));
  const found = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Videos the user cut that were not yet submitted for review. */
const toTagOf = (userId: string) =>
  and(eq(videos.editorId, userId), inArray(videos.status, ['cut_uploaded', 'tagged']));

export const countToTag = (tx: Queryable, userId: string) => tx.$count(videos, toTagOf(userId));

export const someToTag = (tx: Queryable, userId: string, limit: number) =>
  selectVideos(tx).where(toTagOf(userId)).orderBy(desc(videos.createdAt), desc(videos.id)).limit(limit);

/** Reassigns the videos a user has to tag. Returns their ids. */
export const giveToTag = async (tx: Queryable, fromId: string, toId: string | null): Promise<string[]> =>
  (
    await tx
      .update(videos)
      .set({ editorId: toId, version: sql`${videos.version} + 1` })
      .where(toTagOf(fromId))
      .returning({ id: videos.id })
  ).map(({ id }) => id);
