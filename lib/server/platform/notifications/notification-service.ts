import type { Page } from '@/lib/contracts/base/list';
import type { Notification } from '@/lib/contracts/notifications';
import { KEPT_DAYS } from '@/lib/domain/records/retention';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import * as repository from './notification-repository';

/** Notifies a person, in the transaction of the event. */
export async function notify(tx: Queryable, told: Omit<repository.NewNotification, 'id' | 'at' | 'readAt'>) {
  await repository.insert(tx, { ...told, at: clock.now() });
}

/** Notifies a person of a batch once, however often it is retried. */
export async function notifyOnce(
  tx: Queryable,
  told: Omit<repository.NewNotification, 'id' | 'at' | 'readAt'> & { batch: string },
) {
  await repository.insertOnce(tx, { ...told, at: clock.now() });
}

export const listNotifications = (request: ListRequest, { userId }: Actor): Promise<Page<Notification>> =>
  repository.list(orm(), userId, request);

export const countUnread = async ({ userId }: Actor) => ({ count: await repository.countUnread(orm(), userId) });

/** Notifications not shown stay unread, and so do those that arrived or grew after the person looked. */
export const markRead = async (shown: { ids: string[]; until: string }, { userId }: Actor) => ({
  count: await repository.markRead(orm(), userId, { ...shown, until: new Date(shown.until) }, clock.now()),
  unread: await repository.countUnread(orm(), userId),
});

export const sweepNotifications = (): Promise<number> =>
  repository.removeOld(orm(), later(-KEPT_DAYS.notifications * DAY));
