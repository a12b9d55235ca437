import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SAME_SHAPES } from '@/lib/domain/photos/photo-likeness';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { preparedQuestion } from '../../db/prepared';
import { hashBands, photoCopies, photos } from '../../db/schema/photos';

/** Maximum most similar photos to compare with: a photo similar to thousands is no sign of a copy. */
const CANDIDATES = 100;

/** Whether a photo uploaded by then is not yet compared. */
export const isAnyNotCompared = preparedQuestion<{ until: Date }>('photos_to_compare', (tx) =>
  anyRow(tx, photos, and(isNull(photos.comparedAt), lte(photos.createdAt, sql.placeholder('until')))),
);

/** Photos uploaded by then and not yet compared, oldest first. */
export const findNotCompared = async (tx: Queryable, until: Date, limit: number): Promise<string[]> =>
  (
    await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(isNull(photos.comparedAt), lte(photos.createdAt, until)))
      .orderBy(asc(photos.createdAt))
      .limit(limit)
  ).map(({ id }) => id);

const theirs = alias(photos, 'theirs');
const mine = alias(photos, 'mine');
const distance = sql`bit_count(('x' || ${mine.hash})::bit(64) # ('x' || ${theirs.hash})::bit(64))`;

const PRINT = { id: theirs.id, sha256: theirs.sha256, hash: theirs.hash, grid: theirs.grid };

/** The photo itself first, then photos with a similar shape. */
export async function findNear(tx: Queryable, id: string) {
  const [own] = await tx.select(PRINT).from(theirs).where(eq(theirs.id, id));
  if (!own) return null;
  const near = await tx
    .select(PRINT)
    .from(mine)
    .innerJoin(
      theirs,
      sql`${hashBands(theirs.hash)} && ${hashBands(mine.hash)} and ${distance} <= ${SAME_SHAPES}::int
        and ${theirs.id} <> ${mine.id}`,
    )
    .where(eq(mine.id, id))
    .orderBy(distance, theirs.id)
    .limit(CANDIDATES);
  return { own, near };
}

/** Stores the copies of a photo in both directions, and marks it as compared. */
export async function keepCopies(tx: Queryable, photoId: string, copyIds: readonly string[], at: Date): Promise<void> {
  const rows = copyIds.flatMap((copyId) => [
    { photoId, copyId },
    { photoId: copyId, copyId: photoId },
  ]);
  if (rows.length > 0) await tx.insert(photoCopies).values(rows).onConflictDoNothing();
  await tx.update(photos).set({ comparedAt: at }).where(eq(photos.id, photoId));
}
