import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Notification } from '@/lib/contracts/notifications';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { notifications } from '../../db/schema/notifications';

export type NewNotification = typeof notifications.$inferInsert;

export const insert = (tx: Queryable, row: NewNotification) => tx.insert(notifications).values(row);

/** Same, unless the person was already notified of this batch. */
export const insertOnce = (tx: Queryable, row: NewNotification & { batch: string }) =>
  tx.insert(notifications).values(row).onConflictDoNothing();

/** The existing notification of this batch, locked until the transaction ends. */
export const lockBatch = async (tx: Queryable, userId: string, batch: string) =>
  (
    await tx
      .select({ id: notifications.id, count: notifications.count })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.batch, batch)))
      .for('update')
  )[0];

/** Extends an existing notification, which becomes unread again. */
export const extend = (tx: Queryable, id: string, more: Pick<NewNotification, 'count' | 'text' | 'path' | 'at'>) =>
  tx
    .update(notifications)
    .set({ ...more, subjectId: null, readAt: null })
    .where(eq(notifications.id, id));

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export const countUnread = (tx: Queryable, userId: string): Promise<number> =>
  tx.$count(notifications, unreadOf(userId));

interface Shown {
  ids: string[];
  until: Date;
}

/** Marks those that were not extended later. Returns how many. */
export const markRead = async (tx: Queryable, userId: string, { ids, until }: Shown, at: Date): Promise<number> =>
  (
    await tx
      .update(notifications)
      .set({ readAt: at })
      .where(and(unreadOf(userId), inArray(notifications.id, ids), lte(notifications.at, until)))
      .returning({ id: notifications.id })
  ).length;

/** Deletes notifications older than this. Returns how many. */
export const removeOld = async (tx: Queryable, before: Date): Promise<number> =>
  (await tx.delete(notifications).where(lt(notifications.at, before)).returning({ id: notifications.id })).length;

export async function list(tx: Queryable, userId: string, request: ListRequest): Promise<Page<Notification>> {
  const matching = eq(notifications.userId, userId);
  const keyset = new Keyset<Notification>(request, { at: notifications.at }, notifications.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await tx
    .select()
    .from(notifications)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map(({ at, readAt, batch: _batch, count: _count, ...row }) => ({
    ...row,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
  const all = tx.select({ id: notifications.id }).from(notifications).where(matching).getSQL();
  return keyset.page(rows, (row) => row.at, await countUpTo(tx, all));
}
