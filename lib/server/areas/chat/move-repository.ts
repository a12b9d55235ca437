import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { chatMessages } from '../../db/schema/chat';
import { type MessageRow, wasSaidIn } from './message-repository';

/** Where the realtime database has a message until it is written at its new place. */
const present = sql`coalesce(${chatMessages.placeId}, ${chatMessages.conversationId})`;

/** Has everything that was said in a conversation be in another one, to be published there. */
export async function moveAll(tx: Queryable, fromId: string, toId: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ conversationId: toId, originId: fromId, placeId: present, publishedAt: null })
    .where(eq(chatMessages.conversationId, fromId));
}

/** Has what came from a conversation be there again. */
export async function moveBack(tx: Queryable, fromId: string, toId: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ conversationId: toId, originId: null, placeId: present, publishedAt: null })
    .where(and(eq(chatMessages.conversationId, fromId), eq(chatMessages.originId, toId)));
}

/** The newest message of a conversation, notes left out. */
export async function newest(tx: Queryable, conversationId: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(wasSaidIn(conversationId))
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(1);
  return row;
}
