import type { Page } from '@/lib/contracts/base/list';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { ChatMessage, Conversation } from '@/lib/contracts/chat/chat-record';
import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { WAS_MERGED } from '@/lib/domain/chat/merge-rule';
import { canOpenScreen } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { conversations as conversationsTable } from '../../db/schema/chat';
import { badInput, notFound, refused } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import { getBuyer } from '../buyers/service';
import { findVisible } from '../sellers/service';
import { assertWorksAs } from '../staff/service';
import * as repository from './conversation-repository';
import { tellOfConversation } from './given-conversations';
import * as messages from './message-repository';
import { announce } from './publish-service';
import { settings } from './settings-repository';

export const auditedConversation = (
  row: Pick<repository.ConversationRow, 'status' | 'statusReason' | 'ownerId' | 'buyerId' | 'sellerId'>,
) => ({
  status: row.status,
  statusReason: row.statusReason,
  ownerId: row.ownerId,
  buyerId: row.buyerId,
  sellerId: row.sellerId,
});

export const conversations = recordKit({
  area: 'conversations',
  table: conversationsTable,
  findDetail: repository.findById,
  audited: auditedConversation,
});

/**
 * Checks that the user can see a conversation: admins see all, others those of records they may open.
 * @throws 404 when they cannot.
 */
export async function assertSees(tx: Queryable, conversation: Conversation, actor: Actor): Promise<void> {
  const { roles } = actor;
  if (canOpenScreen('admin-chat', roles)) return;
  const { buyerId, sellerId } = conversation;
  if (buyerId && canOpenScreen('buyer-view', roles)) return;
  if (!sellerId || !canOpenScreen('seller-view', roles)) throw notFound();
  await findVisible(tx, sellerId, actor);
}

/** @throws 409 when the conversation was merged into another one. */
export function assertWhole({ mergedIntoId }: Pick<repository.ConversationRow, 'mergedIntoId'>): void {
  if (mergedIntoId) throw refused(WAS_MERGED);
}

/** @throws 404 when there is none, or the user cannot see it. */
export async function getConversation(id: string, actor: Actor, tx: Queryable = orm()): Promise<Conversation> {
  const conversation = await conversations.get(id, tx);
  await assertSees(tx, conversation, actor);
  return conversation;
}

const looking = async (actor: Actor) => ({
  userId: actor.userId,
  now: clock.now(),
  unansweredMinutes: (await settings(orm())).unansweredMinutes,
});

export const listConversations = async (
  filters: repository.ConversationFilters & ListRequest,
  actor: Actor,
): Promise<Page<Conversation>> => repository.list(orm(), filters, await looking(actor));

export const countConversations = async (actor: Actor) => repository.counts(orm(), await looking(actor));

export const searchMessages = (request: { q?: string } & ListRequest): Promise<Page<ChatMessage>> =>
  messages.search(orm(), request);

export async function conversationHistory(id: string, request: ListRequest, actor: Actor): Promise<Page<HistoryEntry>> {
  await getConversation(id, actor);
  return conversations.history(id, request);
}

/** Assigns or unassigns a conversation. @throws 409 when it was changed concurrently. */
export async function assignConversation(
  id: string,
  typed: { ownerId: string | null; version: number },
  actor: Actor,
): Promise<Conversation> {
  await getConversation(id, actor);
  const assigned = await conversations.change(
    id,
    typed,
    actor,
    async (tx, before, { ownerId }) => {
      assertWhole(before);
      if (ownerId) await assertWorksAs(tx, ownerId, CHAT_STAFF, 'ownerId');
      return { ownerId };
    },
    (tx, conversation) => tellOfConversation(tx, conversation, actor),
  );
  await announce(id);
  return assigned;
}

/** Links a conversation to a buyer or seller. @throws 400 when both are given, 404 when there is no such record. */
export async function linkConversation(
  id: string,
  typed: { buyerId: string | null; sellerId: string | null; version: number },
  actor: Actor,
): Promise<Conversation> {
  const linked = await conversations.change(id, typed, actor, async (tx, before, { buyerId, sellerId }) => {
    assertWhole(before);
    if (buyerId && sellerId) throw badInput([{ path: ['sellerId'], message: 'Choose a buyer or a seller, not both.' }]);
    if (buyerId) await getBuyer(buyerId, tx);
    if (sellerId) await findVisible(tx, sellerId, actor);
    return { buyerId, sellerId };
  });
  await announce(id);
  return linked;
}

/** Marks a conversation as read by staff. */
export async function readConversation(id: string, actor: Actor): Promise<Record<string, never>> {
  const { unread } = await getConversation(id, actor);
  if (unread > 0) {
    await repository.write(orm(), id, { unread: 0 });
    await announce(id);
  }
  return {};
}
