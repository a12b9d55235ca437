import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { videos } from '../../db/schema/videos';
import { isFreeFor } from '../../platform/reviews/hold-repository';
import { selectVideos, type VideoRow } from './repository';

/** SQL counterpart of `isOwnVideo` in the domain. */
const notOwnWork = (userId: string) =>
  and(...[videos.editorId, videos.taggedById].map((person) => or(isNull(person), ne(person, userId))));

/** Videos this user can review: all but their own work. */
export const waitsFor = (userId: string) => and(eq(videos.status, 'in_review'), notOwnWork(userId));

/** Videos this user can review that no other reviewer holds. The count includes those held by others. */
export function listForReview(tx: Queryable, request: ListRequest, userId: string): Promise<Page<VideoRow>> {
  const waits = waitsFor(userId);
  return listPage(tx, request, {
    sorts: { statusChangedAt: videos.statusChangedAt },
    id: videos.id,
    where: and(waits, isFreeFor(tx, userId, videos.id)),
    counted: waits,
    select: ({ where, orderBy, limit }) =>
      selectVideos(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => row,
    sortedBy: ({ statusChangedAt }) => statusChangedAt.toISOString(),
  });
}
