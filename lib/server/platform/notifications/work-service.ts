import type { NotificationKind } from '@/lib/domain/records/notification-kinds';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { currentRequestId } from '../../request-context';
import * as repository from './notification-repository';

interface News {
  text: string;
  path: string | null;
}

/** Work newly assigned to a person. */
export interface GivenWork {
  toId: string;
  kind: Extract<NotificationKind, 'assigned' | 'returned'>;
  /** Distinguishes the kinds of work one call may assign. */
  of: string;
  /** The record, if there is just one. */
  one?: News & { id: string };
  count?: number;
  many: (count: number) => News;
}

/**
 * Notifies a person of newly assigned work, in the transaction that assigns it, except work they assigned to
 * themselves. The work assigned by one call or job gives a single notification with its count.
 */
export async function tellOfWork(tx: Queryable, given: GivenWork, by: Actor): Promise<void> {
  const { toId: userId, kind, of, one, count: more = 1, many } = given;
  if (userId === by.userId || more === 0) return;
  const requestId = currentRequestId();
  const batch = requestId === undefined ? null : `${requestId} ${kind} ${of}`;
  const told = batch === null ? undefined : await repository.lockBatch(tx, userId, batch);
  const count = more + (told?.count ?? 0);
  const news = { ...(count === 1 && one ? { text: one.text, path: one.path } : many(count)), count, at: clock.now() };
  if (told) await repository.extend(tx, told.id, news);
  else await repository.insert(tx, { ...news, userId, kind, batch, subjectId: one?.id ?? null });
}
