import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { findScreenById } from '@/lib/domain/access/access';
import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { mentioned } from '@/lib/domain/chat/mentions';
import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';
import { staffOfRoles } from '../staff/service';

const pathOf = (screen: string) => findScreenById(screen)?.path ?? '';

/** Where this user finds a conversation: admins in the inbox, others on the page of its record. */
async function placeFor(
  tx: Queryable,
  { id, buyerId, sellerId }: Conversation,
  userId: string,
): Promise<string | null> {
  const admins = await staffOfRoles(tx, ['admin']);
  if (admins.some((admin) => admin.id === userId)) return `${pathOf('admin-chat')}?conversation=${id}`;
  if (buyerId) return `${fillPath(pathOf('buyer-view'), { id: buyerId })}?tab=chat`;
  return sellerId ? `${fillPath(pathOf('seller-view'), { id: sellerId })}?tab=chat` : null;
}

/** Notifies the new owner of a conversation. */
export async function tellOfConversation(tx: Queryable, conversation: Conversation, by: Actor): Promise<void> {
  const { id, name, owner } = conversation;
  if (!owner) return;
  const path = await placeFor(tx, conversation, owner.id);
  const one = { id, text: `The conversation with ${name} is yours now.`, path };
  const many = (count: number) => ({ text: `${count} conversations are yours now.`, path });
  await tellOfWork(tx, { toId: owner.id, kind: 'assigned', of: 'conversations', one, many }, by);
}

/** Notifies the people mentioned in a note. */
export async function tellOfMention(tx: Queryable, conversation: Conversation, note: string, by: Actor): Promise<void> {
  const { id, name } = conversation;
  for (const person of mentioned(note, await staffOfRoles(tx, CHAT_STAFF))) {
    const path = await placeFor(tx, conversation, person.id);
    const one = { id, text: `${by.name} mentioned you in the conversation with ${name}.`, path };
    const many = (count: number) => ({ text: `${by.name} mentioned you ${count} times in chat.`, path });
    await tellOfWork(tx, { toId: person.id, kind: 'assigned', of: 'mentions', one, many }, by);
  }
}
