import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { isInbound, SENDERS } from '@/lib/domain/chat/message';
import type { Queryable } from '../../db/database';
import { chatMessages, conversations } from '../../db/schema/chat';

const THEIRS = SENDERS.filter(isInbound);

/** A message without its words. It goes from the realtime database as well, with what is published next. */
const blank = (erasedAt: Date) => ({ text: '', card: null, quote: null, searchText: '', publishedAt: null, erasedAt });

/** Deletes the words of the other side of a conversation. Gives how many messages there were. */
export async function eraseTheirs(tx: Queryable, conversationId: string, at: Date): Promise<number> {
  const isTheirs = and(eq(chatMessages.conversationId, conversationId), inArray(chatMessages.sender, THEIRS));
  const erased = await tx
    .update(chatMessages)
    .set(blank(at))
    .where(and(isTheirs, isNull(chatMessages.erasedAt)))
    .returning({ id: chatMessages.id });
  return erased.length;
}

/** Deletes the words of some messages from before a moment, whoever wrote them. */
export const eraseSome = (tx: Queryable, before: Date, at: Date, limit: number) => {
  const old = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(lt(chatMessages.at, before), isNull(chatMessages.erasedAt)))
    .orderBy(asc(chatMessages.at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(chatMessages)
    .set(blank(at))
    .where(inArray(chatMessages.id, old))
    .returning({ id: chatMessages.id, conversationId: chatMessages.conversationId });
};

/** Has nothing quote such messages any more, wherever it was said. Gives the conversations it was said in. */
async function dropQuotes(tx: Queryable, quoted: SQL | undefined): Promise<string[]> {
  const keys = tx
    .select({ key: chatMessages.key })
    .from(chatMessages)
    .where(and(isNotNull(chatMessages.erasedAt), quoted));
  const changed = await tx
    .update(chatMessages)
    .set({ quote: null, publishedAt: null })
    .where(and(isNotNull(chatMessages.quote), inArray(sql`(${chatMessages.quote} ->> 'id')`, keys)))
    .returning({ id: chatMessages.conversationId });
  return [...new Set(changed.map(({ id }) => id))];
}

export const dropQuotesFrom = (tx: Queryable, conversationId: string): Promise<string[]> =>
  dropQuotes(tx, eq(chatMessages.conversationId, conversationId));

export const dropQuotesOf = (tx: Queryable, ids: readonly string[]): Promise<string[]> =>
  dropQuotes(tx, inArray(chatMessages.id, [...ids]));

const isInside = (id: string) => or(eq(conversations.id, id), eq(conversations.mergedIntoId, id));
const oneMore = sql`${conversations.revision} + 1`;

/** Has lists show nothing that the other side of a conversation said, nor of those it took in. */
export async function clearTheirLine(tx: Queryable, id: string): Promise<void> {
  const lastText = sql`case when ${inArray(conversations.lastFrom, THEIRS)} then '' else ${conversations.lastText} end`;
  await tx
    .update(conversations)
    .set({ lastText, flaggedAt: null, flagWord: null, revision: oneMore })
    .where(isInside(id));
}

/** Has lists show nothing that was said before a moment. */
export async function clearOldLines(tx: Queryable, ids: readonly string[], before: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ lastText: '', flaggedAt: null, flagWord: null, revision: oneMore })
    .where(
      and(
        or(inArray(conversations.id, [...ids]), inArray(conversations.mergedIntoId, [...ids])),
        lt(conversations.lastAt, before),
      ),
    );
}

/** The numbers a conversation, and those it took in, go by on WhatsApp. */
export async function whatsappNumbers(tx: Queryable, id: string): Promise<string[]> {
  const { channel, phoneNumber, mergedOver } = conversations;
  const rows = await tx.select({ channel, phoneNumber, mergedOver }).from(conversations).where(isInside(id));
  const ways = rows.flatMap((row) => [row, ...(row.mergedOver ? [row.mergedOver] : [])]);
  return [...new Set(ways.flatMap((way) => (way.channel === 'whatsapp' && way.phoneNumber ? [way.phoneNumber] : [])))];
}
