import type { ChatMessage, Conversation, NewMessage } from '@/lib/contracts/chat/chat-record';
import { answerProblem, ownerAfter } from '@/lib/domain/chat/answer-rule';
import { kindProblem, sendProblem, whatsappText } from '@/lib/domain/chat/channel-rule';
import { messageLine, type Quote } from '@/lib/domain/chat/message';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable, transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { badInput, notFound, notMeant, refused } from '../../errors';
import { queueAnswer } from '../messages/answer-service';
import { cardOf } from './cards';
import { type ConversationRow, write } from './conversation-repository';
import { tellOfMention } from './given-conversations';
import * as messages from './message-repository';
import { nextMessage } from './next-message';
import { publish } from './publish-service';
import { answerAsBuyer } from './simulated-buyer';
import { assertSees, assertWhole, conversations } from './service';
import { settings } from './settings-repository';
import { wake } from './step-service';

/** @throws 409 when another user owns the conversation or answered concurrently, unless the writer confirmed. */
async function assertNotTwice(tx: Queryable, { id, owner }: Conversation, typed: NewMessage, byId: string) {
  if (typed.isMeant) return;
  const lastAnswer = await messages.lastAnswer(tx, id);
  const seenAt = typed.seenAt ? new Date(typed.seenAt) : null;
  const problem = answerProblem({ owner, lastAnswer, seenAt, byId });
  if (problem) throw notMeant(problem);
}

async function quoteOf(tx: Queryable, id: string, key: string | undefined): Promise<Quote | null> {
  if (!key) return null;
  const quoted = await messages.findQuote(tx, id, key);
  if (!quoted) throw badInput([{ path: ['quoteKey'], message: 'The message this answers is not there any more.' }]);
  return { id: key, name: quoted.name, text: messageLine(quoted) };
}

type OwnMessage = Pick<messages.MessageRow, 'id' | 'kind' | 'text' | 'card' | 'at'> & { authorId: string };

/** Updates the conversation after an answer. */
async function settle(tx: Queryable, row: ConversationRow, message: OwnMessage, actor: Actor): Promise<void> {
  if (message.kind === 'note') return write(tx, row.id, {});
  const ownerId = ownerAfter(row.ownerId, actor.userId, await settings(tx));
  if (row.status === 'closed') await wake(tx, row);
  const line = { lastText: messageLine(message), lastFrom: 'staff' as const, lastAt: message.at };
  await write(tx, row.id, { ...line, ownerId, waitingSince: null, unread: 0 });
  if (ownerId === row.ownerId) return;
  const owners = { before: { ownerId: row.ownerId }, after: { ownerId } };
  await recordAudit(tx, { actorId: actor.userId, action: 'conversations.claimed', subjectId: row.id, ...owners });
}

/** Queues an answer for the other side's channel unless that is the app. @throws 409 */
async function sendOn(tx: Queryable, conversation: Conversation, message: OwnMessage): Promise<void> {
  const { id: conversationId, channel, phoneNumber: phone, contactName: name, buyerId, sellerId } = conversation;
  if (channel !== 'whatsapp') return;
  if (!phone) throw refused('The number of this conversation is not known.');
  const { id, authorId: senderId } = message;
  await queueAnswer(tx, { id, conversationId, phone, name, buyerId, sellerId, senderId, text: whatsappText(message) });
}

/** Stores a message once. Returns whether it is new. */
async function store(tx: Queryable, row: ConversationRow, typed: NewMessage, actor: Actor): Promise<boolean> {
  const conversation = await conversations.get(row.id, tx);
  await assertSees(tx, conversation, actor);
  assertWhole(row);
  const known = await messages.findById(tx, typed.id);
  if (known && known.conversation.id !== row.id) throw notFound();
  if (known) return false;
  const card = await cardOf(tx, typed, actor);
  if (!card && !typed.text) throw badInput([{ path: ['text'], message: 'Type a message.' }]);
  if (typed.kind !== 'note') {
    const problem = kindProblem(conversation.channel, typed.kind) ?? sendProblem(conversation, clock.now());
    if (problem) throw refused(problem);
    await assertNotTwice(tx, conversation, typed, actor.userId);
  }
  const message = {
    ...(await nextMessage(tx, row.id)),
    id: typed.id,
    conversationId: row.id,
    sender: 'staff' as const,
    authorId: actor.userId,
    name: actor.name,
    kind: typed.kind,
    text: typed.text,
    card,
    quote: await quoteOf(tx, row.id, typed.quoteKey),
    publishedAt: null,
    providerId: null,
    tick: conversation.channel === 'whatsapp' && typed.kind !== 'note' ? ('waiting' as const) : null,
  };
  await messages.insert(tx, message);
  if (typed.kind !== 'note') await sendOn(tx, conversation, message);
  await settle(tx, row, message, actor);
  if (typed.kind === 'note') await tellOfMention(tx, conversation, typed.text, actor);
  return true;
}

/**
 * Sends a staff message: stores it, claims an unassigned conversation and publishes it to the realtime database before
 * responding. Idempotent by id.
 * @throws 404 when the user cannot see the conversation; 409 when the answer may be a duplicate.
 */
export async function sendMessage(id: string, typed: NewMessage, actor: Actor): Promise<ChatMessage> {
  const isNew = await transaction(async (tx) => store(tx, await conversations.lock(tx, id), typed, actor));
  await publish(id);
  if (isNew && typed.kind !== 'note') answerAsBuyer(id, typed.id);
  const sent = await messages.findById(orm(), typed.id);
  if (!sent) throw notFound();
  return sent;
}
