import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { CONVERSATION_MACHINE, WOKEN } from '@/lib/domain/chat/conversation-machine';
import type { ConversationStatus } from '@/lib/domain/chat/conversation-status';
import { snoozedUntil } from '@/lib/domain/chat/snooze';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { conversations as conversationsTable } from '../../db/schema/chat';
import { stepped, writeStep } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import * as repository from './conversation-repository';
import { announce } from './publish-service';
import { assertWhole, auditedConversation, conversations, getConversation } from './service';

const audited = ({ owner, ...conversation }: Conversation) =>
  auditedConversation({ ...conversation, ownerId: owner?.id ?? null });

const STEPS = stepsOf({
  machine: CONVERSATION_MACHINE,
  table: conversationsTable,
  hold: async (tx, id) => {
    await conversations.lock(tx, id);
    return conversations.get(id, tx);
  },
  find: (tx, id) => conversations.get(id, tx),
  factsOf: (_conversation: Conversation) => ({}),
  assertOpen: assertWhole,
  audited,
  follow: (tx, _before, { id, status, statusReason }) =>
    repository.write(tx, id, { snoozedUntil: status === 'snoozed' ? snoozedUntil(statusReason, clock.now()) : null }),
});

/** Snoozes, closes or reopens a conversation. @throws 409 for an invalid step, 404 when the user cannot see it. */
export async function takeStep(
  id: string,
  wish: { to: ConversationStatus; reason?: string; version: number },
  actor: Actor,
): Promise<Conversation> {
  await getConversation(id, actor);
  await STEPS.transition(id, wish, actor);
  await announce(id);
  return getConversation(id, actor);
}

/** Reopens a snoozed or closed conversation when a message arrives or its time has come. */
export async function wake(tx: Queryable, row: repository.ConversationRow): Promise<void> {
  if (row.status === 'open') return;
  const changes = {
    status: stepped(CONVERSATION_MACHINE, row.status, 'open', WOKEN),
    statusReason: null,
    statusChangedAt: clock.now(),
    snoozedUntil: null,
  };
  await writeStep(tx, conversationsTable, row.id, changes);
  const after = auditedConversation({ ...row, status: 'open', statusReason: null });
  await recordAudit(tx, { actorId: null, action: WOKEN, subjectId: row.id, before: auditedConversation(row), after });
}

/** Wakes snoozed conversations that are due. Returns how many. */
export async function wakeDue(): Promise<number> {
  const ids = await repository.findDue(orm(), clock.now());
  for (const id of ids) {
    await transaction(async (tx) => {
      const row = await conversations.lock(tx, id);
      if (row.status === 'snoozed' && row.snoozedUntil && row.snoozedUntil <= clock.now()) await wake(tx, row);
    });
    await announce(id);
  }
  return ids.length;
}
