import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { flagWordIn } from '@/lib/domain/chat/flag-rule';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { type Queryable, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import * as repository from './conversation-repository';
import { announce } from './publish-service';
import { conversations, getConversation } from './service';
import { settings } from './settings-repository';

/**
 * Flags a locked conversation when a new message contains a flag word. The audit history records it without the word.
 */
export async function flagFor(tx: Queryable, { id, flaggedAt }: repository.ConversationRow, text: string) {
  if (flaggedAt) return;
  const flagWord = flagWordIn(text, (await settings(tx)).flagWords);
  if (!flagWord) return;
  await repository.write(tx, id, { flaggedAt: clock.now(), flagWord });
  await recordAudit(tx, { actorId: null, action: 'conversations.flagged', subjectId: id });
}

/** Clears the flag of a conversation. Idempotent. */
export async function unflagConversation(id: string, actor: Actor): Promise<Conversation> {
  await getConversation(id, actor);
  await transaction(async (tx) => {
    const { flaggedAt } = await conversations.lock(tx, id);
    if (!flaggedAt) return;
    await repository.write(tx, id, { flaggedAt: null, flagWord: null });
    await recordAudit(tx, { actorId: actor.userId, action: 'conversations.unflagged', subjectId: id });
  });
  await announce(id);
  return getConversation(id, actor);
}
