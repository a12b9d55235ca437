import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { videos, videoTags } from '../../db/schema/videos';

export const countTagged = (tx: Queryable, valueId: string): Promise<number> =>
  tx.$count(videoTags, eq(videoTags.valueId, valueId));

/** The videos that have a value, kept from being changed until the transaction ends. */
export async function holdTagged(tx: Queryable, valueId: string): Promise<string[]> {
  const tagged = tx.select({ id: videoTags.videoId }).from(videoTags).where(eq(videoTags.valueId, valueId));
  const rows = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.id, tagged))
    .orderBy(videos.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Which of the videos have a value. */
export async function taggedAmong(tx: Queryable, ids: readonly string[], valueId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: videoTags.videoId })
    .from(videoTags)
    .where(and(eq(videoTags.valueId, valueId), inArray(videoTags.videoId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function untag(tx: Queryable, ids: readonly string[], valueId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(videoTags).where(and(eq(videoTags.valueId, valueId), inArray(videoTags.videoId, [...ids])));
}

/** Gives videos a value; those that have it keep it. */
export async function tag(
  tx: Queryable,
  ids: readonly string[],
  { id: valueId, attributeId }: { id: string; attributeId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(videoTags)
    .values(ids.map((videoId) => ({ videoId, attributeId, valueId })))
    .onConflictDoNothing();
}

/** Says of videos that they were changed. */
export async function raiseVersions(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(videos)
    .set({ version: sql`${videos.version} + 1` })
    .where(inArray(videos.id, [...ids]));
}
