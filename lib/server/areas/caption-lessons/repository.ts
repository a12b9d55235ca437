import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Lesson } from '@/lib/domain/captions/lessons';
import type { Queryable } from '../../db/database';
import { captionLessons } from '../../db/schema/caption-lessons';

/** Maximum lessons of a seller that are applied to the next caption. */
const MOST = 100;

const { id, field, said, value, times, lastAt } = captionLessons;

export const listOf = (tx: Queryable, sellerId: string) =>
  tx
    .select({ id, field, said, value, times, lastAt })
    .from(captionLessons)
    .where(eq(captionLessons.sellerId, sellerId))
    .orderBy(desc(times), desc(lastAt), asc(id))
    .limit(MOST);

/** Stores a lesson, or counts a known one up; a known one whose value changed starts again at 1. */
export async function keep(tx: Queryable, lesson: Lesson & { id: string; sellerId: string; at: Date }): Promise<void> {
  const { at, ...row } = lesson;
  await tx
    .insert(captionLessons)
    .values({ ...row, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [captionLessons.sellerId, captionLessons.field, captionLessons.said],
      set: {
        times: sql`case when ${value} = ${lesson.value} then ${times} + 1 else 1 end`,
        value: lesson.value,
        lastAt: at,
      },
    });
}

/** Deletes rate lessons with other marks that were seen only once: the seller no longer means the rate by them. */
export const dropOtherRates = (tx: Queryable, sellerId: string, mark: string) =>
  tx
    .delete(captionLessons)
    .where(and(eq(captionLessons.sellerId, sellerId), eq(field, 'rate'), ne(said, mark), eq(times, 1)));

/** Takes one off the count of lessons that proved wrong, and deletes those that would reach zero. */
export async function weaken(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const wrong = inArray(id, [...ids]);
  await tx.delete(captionLessons).where(and(wrong, eq(times, 1)));
  await tx
    .update(captionLessons)
    .set({ times: sql`${times} - 1` })
    .where(wrong);
}

export const lockById = async (tx: Queryable, wanted: string) =>
  (await tx.select().from(captionLessons).where(eq(id, wanted)).for('update'))[0];

export const remove = (tx: Queryable, wanted: string) => tx.delete(captionLessons).where(eq(id, wanted));
