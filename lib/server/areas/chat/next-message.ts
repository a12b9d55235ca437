import { randomBytes } from 'node:crypto';
import { pushKey } from '@/lib/domain/chat/push-key';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newestAt } from './message-repository';

const KEY_BYTES = 12;

const moment = async (tx: Queryable, conversationId: string): Promise<Date> => {
  const [now, newest] = [clock.now(), await newestAt(tx, conversationId)];
  return newest && newest >= now ? new Date(newest.getTime() + 1) : now;
};

/**
 * Time and key of the next message of a locked conversation. The time is after every other message, so that all screens
 * show the same order.
 */
export async function nextMessage(tx: Queryable, conversationId: string): Promise<{ at: Date; key: string }> {
  const at = await moment(tx, conversationId);
  return { at, key: pushKey(at, randomBytes(KEY_BYTES)) };
}
