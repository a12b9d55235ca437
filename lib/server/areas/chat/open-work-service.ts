import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import type { OpenWork } from '../../platform/open-work';
import * as repository from './owner-repository';

async function give(tx: Queryable, fromId: string, toId: string | null, actorId: string): Promise<void> {
  const changed = await repository.changeOwner(tx, fromId, toId);
  const states = { before: { ownerId: fromId }, after: { ownerId: toId } };
  const action = 'conversations.changed' as const;
  await recordAudits(
    tx,
    changed.map((subjectId) => ({ actorId, action, subjectId, ...states })),
  );
}

/** A user's conversations that are not closed. */
export const CONVERSATION_WORK: OpenWork = {
  takers: CHAT_STAFF,
  count: repository.countOwned,
  examples: repository.someOwned,
  handOver: (tx, { fromId, toId, actor }) => give(tx, fromId, toId, actor.userId),
  letGo: (tx, { fromId, actor }) => give(tx, fromId, null, actor.userId),
};
