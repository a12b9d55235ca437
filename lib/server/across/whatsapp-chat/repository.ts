import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { OPEN_TICKS, type Tick, tickOfStage } from '@/lib/domain/chat/ticks';
import { MESSAGE_STAGES } from '@/lib/domain/messages/message-stage';
import { failureMark } from '../../areas/chat/failure-service';
import type { Queryable } from '../../db/database';
import { chatMessages } from '../../db/schema/chat';
import { messageReplies } from '../../db/schema/message-events';
import { messages } from '../../db/schema/messages';

/** Replies since then that the inbox does not have yet, oldest first; a stop word needs no answer. */
export const findReplies = (tx: Queryable, since: Date, limit: number) =>
  tx
    .select({
      providerId: messageReplies.providerId,
      phone: messageReplies.phone,
      name: messageReplies.name,
      text: messageReplies.text,
      at: messageReplies.at,
    })
    .from(messageReplies)
    .leftJoin(chatMessages, eq(chatMessages.providerId, messageReplies.providerId))
    .where(
      and(
        gte(messageReplies.at, since),
        eq(messageReplies.meaning, 'other'),
        isNull(messageReplies.erasedAt),
        isNull(chatMessages.id),
      ),
    )
    .orderBy(asc(messageReplies.at), asc(messageReplies.id))
    .limit(limit);

const notes = alias(chatMessages, 'notes');

/** Inbox messages since then that were not delivered, where the conversation does not show it yet. */
export const findFailed = (tx: Queryable, since: Date, limit: number) =>
  tx
    .select({
      id: chatMessages.id,
      conversationId: chatMessages.conversationId,
      skipReason: messages.skipReason,
      failureCode: messages.failureCode,
    })
    .from(chatMessages)
    .innerJoin(messages, eq(messages.id, chatMessages.id))
    .leftJoin(notes, sql`${notes.providerId} = ${failureMark('')} || ${chatMessages.id}::text`)
    .where(and(gte(chatMessages.at, since), inArray(messages.stage, ['skipped', 'failed']), isNull(notes.id)))
    .orderBy(asc(chatMessages.at), asc(chatMessages.id))
    .limit(limit);

const tickNow = sql<Tick>`case ${messages.stage} ${sql.join(
  MESSAGE_STAGES.map((stage) => sql`when ${stage} then ${tickOfStage(stage)}`),
  sql` `,
)} end`;

/** Inbox messages since then with a delivery status ahead of what the conversation shows. */
export const findTicked = (tx: Queryable, since: Date, limit: number) =>
  tx
    .select({ id: chatMessages.id, conversationId: chatMessages.conversationId, tick: tickNow })
    .from(chatMessages)
    .innerJoin(messages, eq(messages.id, chatMessages.id))
    .where(and(gte(chatMessages.at, since), inArray(chatMessages.tick, OPEN_TICKS), ne(chatMessages.tick, tickNow)))
    .orderBy(asc(chatMessages.at), asc(chatMessages.id))
    .limit(limit);
