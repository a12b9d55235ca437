import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { canOpenScreen } from '@/lib/domain/access/access';
import { chatPaths } from '@/lib/domain/chat/layout';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import { orm } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { realtimeTree } from '../../platform/realtime/realtime';
import { findVisible } from '../sellers/service';
import * as repository from './conversation-repository';
import { getConversation } from './service';

/** How long a user can read a conversation before access must be renewed. */
const ACCESS_TIME = 15 * MINUTE;

/** The conversations with a buyer or seller. @throws 404 when the user may not open the record's page. */
export async function conversationsOf(
  record: { buyerId?: string; sellerId?: string },
  actor: Actor,
): Promise<Conversation[]> {
  const { buyerId, sellerId } = record;
  if (!buyerId === !sellerId) throw badInput([{ path: ['query', 'buyerId'], message: 'Name a buyer or a seller.' }]);
  if (buyerId && !canOpenScreen('buyer-view', actor.roles)) throw notFound();
  if (sellerId && !canOpenScreen('seller-view', actor.roles)) throw notFound();
  if (sellerId) await findVisible(orm(), sellerId, actor);
  return repository.ofRecord(orm(), record);
}

/** Grants a user temporary read access in the realtime database to a conversation they can see. */
export async function openConversation(id: string, actor: Actor): Promise<{ until: string }> {
  await getConversation(id, actor);
  const until = later(ACCESS_TIME, clock.now());
  await realtimeTree().update({ [chatPaths.access(id, actor.userId)]: until.getTime() });
  return { until: until.toISOString() };
}
