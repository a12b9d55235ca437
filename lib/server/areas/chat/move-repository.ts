import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { chatMessages } from '../../db/schema/chat';
import { type MessageRow, wasSaidIn } from './message-repository';

/** The conversation that has a message in the realtime database, until it is written to its new place. */
const present = sql`coalesce(${chatMessages.placeId}, ${chatMessages.conversationId})`;

/** Moves all messages of a conversation to another one, to be published there. */
export async function moveAll(tx: Queryable, fromId: string, toId: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ conversationId: toId, originId: fromId, placeId: present, publishedAt: null })
    .where(eq(chatMessages.conversationId, fromId));
}

/** Moves messages back to the conversation they came from. */
export async function moveBack(tx: Queryable, fromId: string, toId: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ conversationId: toId, originId: null, placeId: present, publishedAt: null })
    .where(and(eq(chatMessages.conversationId, fromId), eq(chatMessages.originId, toId)));
}

/** The newest message of a conversation, without notes. */
export async function newest(tx: Queryable, conversationId: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(wasSaidIn(conversationId))
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(1);
  return row;
}
