import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { isInbound, SENDERS } from '@/lib/domain/chat/message';
import type { Queryable } from '../../db/database';
import { chatMessages, conversations } from '../../db/schema/chat';

const THEIRS = SENDERS.filter(isInbound);

/** A message without its text. The next publish removes it from the realtime database as well. */
const blank = (erasedAt: Date) => ({ text: '', card: null, quote: null, searchText: '', publishedAt: null, erasedAt });

const HELD = {
  id: chatMessages.id,
  conversationId: chatMessages.conversationId,
  /** The photo that was sent or received; a catalog's photo is not theirs. */
  photoId: sql<string | null>`case when ${chatMessages.kind} = 'photo' then ${chatMessages.card} ->> 'photoId' end`,
};

type Held = Pick<typeof chatMessages.$inferSelect, 'id' | 'conversationId'> & { photoId: string | null };

interface Erased {
  messages: Held[];
  /** Photos that no message shows any more. */
  photoIds: string[];
}

/** The given photos that no message shows. */
async function unshown(tx: Queryable, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const photoId = sql<string>`${chatMessages.card} ->> 'photoId'`;
  const rows = await tx
    .selectDistinct({ photoId })
    .from(chatMessages)
    .where(and(isNotNull(chatMessages.card), inArray(photoId, [...photoIds])));
  const shown = new Set(rows.map((row) => row.photoId));
  return photoIds.filter((id) => !shown.has(id));
}

async function eraseHeld(tx: Queryable, messages: Held[], at: Date): Promise<Erased> {
  const ids = messages.map(({ id }) => id);
  if (ids.length > 0) await tx.update(chatMessages).set(blank(at)).where(inArray(chatMessages.id, ids));
  return { messages, photoIds: await unshown(tx, [...new Set(messages.flatMap(({ photoId }) => photoId ?? []))]) };
}

/** Clears the text of the other side's messages in a locked conversation. */
export async function eraseTheirs(tx: Queryable, conversationId: string, at: Date): Promise<Erased> {
  const isTheirs = and(eq(chatMessages.conversationId, conversationId), inArray(chatMessages.sender, THEIRS));
  const held = tx
    .select(HELD)
    .from(chatMessages)
    .where(and(isTheirs, isNull(chatMessages.erasedAt)));
  return eraseHeld(tx, await held, at);
}

/** Clears the text of messages from before a moment, of any author. */
export async function eraseSome(tx: Queryable, before: Date, at: Date, limit: number): Promise<Erased> {
  const held = tx
    .select(HELD)
    .from(chatMessages)
    .where(and(lt(chatMessages.at, before), isNull(chatMessages.erasedAt)))
    .orderBy(asc(chatMessages.at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return eraseHeld(tx, await held, at);
}

/** Removes every quote of such messages. Returns the conversations that quoted them. */
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

/** Clears what lists show of the other side's messages, in a conversation and those merged into it. */
export async function clearTheirLine(tx: Queryable, id: string): Promise<void> {
  const lastText = sql`case when ${inArray(conversations.lastFrom, THEIRS)} then '' else ${conversations.lastText} end`;
  await tx
    .update(conversations)
    .set({ lastText, flaggedAt: null, flagWord: null, revision: oneMore })
    .where(isInside(id));
}

/** Clears what lists show of messages from before a moment. */
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

/** WhatsApp numbers of a conversation and of those merged into it. */
export async function whatsappNumbers(tx: Queryable, id: string): Promise<string[]> {
  const { channel, phoneNumber, mergedOver } = conversations;
  const rows = await tx.select({ channel, phoneNumber, mergedOver }).from(conversations).where(isInside(id));
  const ways = rows.flatMap((row) => [row, ...(row.mergedOver ? [row.mergedOver] : [])]);
  return [...new Set(ways.flatMap((way) => (way.channel === 'whatsapp' && way.phoneNumber ? [way.phoneNumber] : [])))];
}
