import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { findScreenById } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';

const INBOX = findScreenById('admin-chat')?.path ?? '';

/** Tells the owner of a conversation that it is theirs. */
export async function tellOfConversation(tx: Queryable, conversation: Conversation, by: Actor): Promise<void> {
  const { id, name, owner } = conversation;
  if (!owner) return;
  const one = { id, text: `The conversation with ${name} is yours now.`, path: `${INBOX}?conversation=${id}` };
  const many = (count: number) => ({ text: `${count} conversations are yours now.`, path: `${INBOX}?view=mine` });
  await tellOfWork(tx, { toId: owner.id, kind: 'assigned', of: 'conversations', one, many }, by);
}
