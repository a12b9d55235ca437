import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { chatPaths } from '@/lib/domain/chat/layout';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { realtimeTree } from '../../platform/realtime/realtime';
import * as repository from './conversation-repository';
import * as messages from './message-repository';

/** Messages written per request. */
const CHUNK = 200;

/** The realtime database does not store null. */
const withoutNulls = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** The status fields of a conversation. */
function headOf(conversation: Conversation): Record<string, unknown> {
  const { lastAt, lastText, lastFrom, name, status, owner, unread, waitingSince, version, revision } = conversation;
  return withoutNulls({
    at: Date.parse(lastAt),
    text: lastText,
    from: lastFrom,
    name,
    status,
    owner: owner?.id,
    unread,
    waiting: waitingSince && Date.parse(waitingSince),
    version: version + revision,
  });
}

/** Notes are stored separately, where only staff can read them. */
const pathOf = ({ kind, key }: messages.MessageRow, conversationId: string) =>
  kind === 'note' ? chatPaths.note(conversationId, key) : chatPaths.message(conversationId, key);

/** Writes a message to its path and clears its old path in a conversation that was merged or split. */
function placed(message: messages.MessageRow, { identity }: Conversation): Record<string, unknown> {
  const { sender, authorId, name, kind, text, card, quote, id, at, conversationId, placeId, tick, erasedAt } = message;
  const by = authorId ?? identity ?? sender;
  const value = {
    at: at.getTime(),
    from: sender,
    by,
    name,
    kind,
    text,
    ref: card && withoutNulls({ ...card }),
    quote,
  };
  const stored = withoutNulls({ ...value, tick, cid: authorId && id });
  return {
    ...(placeId && { [pathOf(message, placeId)]: null }),
    [pathOf(message, conversationId)]: erasedAt ? null : kind === 'note' ? { ...stored, kind: 'text' } : stored,
  };
}

/** The identity that may write as the other side. */
const partyOf = ({ id, identity, sellerId, mergedIntoId }: Conversation) =>
  identity ? { [chatPaths.party(id, identity)]: mergedIntoId ? null : sellerId ? 'seller' : 'buyer' } : {};

/** Marks messages written under a conversation as published; those moved since are republished in their new one. */
export async function noteWritten(id: string, ids: string[]): Promise<void> {
  await messages.markPublished(orm(), id, ids, clock.now());
  for (const elsewhere of await messages.sendAfter(orm(), id, ids)) await publish(elsewhere);
}

/**
 * Writes what the realtime database is missing of a conversation, and its status fields. Idempotent: whatever a crash
 * left behind is written with the next message or at the next start.
 */
export async function publish(id: string): Promise<void> {
  for (;;) {
    const rows = await messages.findUnpublished(orm(), id, CHUNK);
    const conversation = await repository.findById(orm(), id);
    if (!conversation) return;
    const values: Record<string, unknown> = Object.assign({}, ...rows.map((row) => placed(row, conversation)));
    const head = conversation.mergedIntoId ? null : headOf(conversation);
    await realtimeTree().update({ ...values, ...partyOf(conversation), [chatPaths.head(id)]: head });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await noteWritten(id, ids);
    if (ids.length < CHUNK) return;
  }
}

/** As `publish`, after a change that is already committed: a failure is logged, and the next call makes up for it. */
export async function announce(id: string): Promise<void> {
  try {
    await publish(id);
  } catch (error) {
    log.error({ conversationId: id, ...describeError(error) }, 'a conversation could not be published');
  }
}

/** Publishes what was left behind. Returns how many conversations. */
export async function publishLeftOver(): Promise<number> {
  const ids = await messages.findUnpublishedConversations(orm(), CHUNK);
  for (const id of ids) await announce(id);
  return ids.length;
}
