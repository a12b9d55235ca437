import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { videos, videoTags } from '../../db/schema/videos';

export const countTagged = (tx: Queryable, valueId: string): Promise<number> =>
  tx.$count(videoTags, eq(videoTags.valueId, valueId));

/** Locks videos until the transaction ends. */
export const hold = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.id, [...ids]))
    .orderBy(videos.id)
    .for('update');

/** Raises the version of videos. */
export async function raiseVersions(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(videos)
    .set({ version: sql`${videos.version} + 1` })
    .where(inArray(videos.id, [...ids]));
}
