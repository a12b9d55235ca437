import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { ChatMessage } from '@/lib/contracts/chat/chat-record';
import type { Tick } from '@/lib/domain/chat/ticks';
import { messageSearchText } from '@/lib/domain/chat/search-text';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Queryable } from '../../db/database';
import { containing, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyers } from '../../db/schema/buyers';
import { chatMessages, conversations } from '../../db/schema/chat';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

export type MessageRow = typeof chatMessages.$inferSelect;
type NewMessageRow = Omit<typeof chatMessages.$inferInsert, 'searchText'>;

const select = (tx: Queryable) =>
  tx
    .select({
      row: chatMessages,
      conversationName: sql<string>`coalesce(${buyers.businessName}, ${sellers.businessName}, ${conversations.givenName})`,
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(buyers, eq(buyers.id, conversations.buyerId))
    .leftJoin(sellers, eq(sellers.id, conversations.sellerId));

type Found = Awaited<ReturnType<typeof select>>[number];

const toMessage = ({ row, conversationName }: Found): ChatMessage => ({
  id: row.id,
  conversation: { id: row.conversationId, name: conversationName },
  key: row.key,
  from: row.sender,
  name: row.name,
  kind: row.kind,
  text: row.text,
  card: row.card,
  at: row.at.toISOString(),
});

export const findById = async (tx: Queryable, id: string): Promise<ChatMessage | undefined> => {
  const [found] = await select(tx).where(eq(chatMessages.id, id));
  return found && toMessage(found);
};

/** Adds a message. Returns false when it already exists, by its id, its key or the provider's id. */
export const insert = async (tx: Queryable, row: NewMessageRow): Promise<boolean> =>
  (
    await tx
      .insert(chatMessages)
      .values({ ...row, searchText: messageSearchText(row) })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id })
  ).length === 1;

/** The last staff answer to the other side. */
export async function lastAnswer(tx: Queryable, conversationId: string) {
  const [found] = await tx
    .select({ byId: chatMessages.authorId, name: users.name, at: chatMessages.at })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.sender, 'staff'),
        ne(chatMessages.kind, 'note'),
      ),
    )
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(1);
  return found?.byId ? { ...found, byId: found.byId } : null;
}

/** The message an answer quotes; undefined when the conversation has no such message. */
export async function findQuote(tx: Queryable, conversationId: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.key, key), isNull(chatMessages.erasedAt)),
    );
  return row;
}

/** Time of the newest message of a conversation, which the next message must not precede. */
export async function newestAt(tx: Queryable, conversationId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: chatMessages.at })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(1);
  return row?.at ?? null;
}

/** Messages not yet in the realtime database, oldest first. */
export const findUnpublished = (tx: Queryable, conversationId: string, limit: number): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), isNull(chatMessages.publishedAt)))
    .orderBy(asc(chatMessages.at), asc(chatMessages.id))
    .limit(limit);

/** Conversations with unpublished messages. */
export const findUnpublishedConversations = async (tx: Queryable, limit: number): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: chatMessages.conversationId })
      .from(chatMessages)
      .where(isNull(chatMessages.publishedAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Messages of a conversation without notes and deleted ones. */
export const wasSaidIn = (conversationId: string) =>
  and(eq(chatMessages.conversationId, conversationId), ne(chatMessages.kind, 'note'), isNull(chatMessages.erasedAt));

/** All messages of a conversation without notes, oldest first. */
export const allSaid = (tx: Queryable, conversationId: string): Promise<MessageRow[]> =>
  tx.select().from(chatMessages).where(wasSaidIn(conversationId)).orderBy(asc(chatMessages.at), asc(chatMessages.id));

/** Keys of the given messages that are already copied. */
export async function knownKeys(tx: Queryable, ones: readonly { conversationId: string; key: string }[]) {
  if (ones.length === 0) return new Set<string>();
  const rows = await tx
    .select({ key: chatMessages.key })
    .from(chatMessages)
    .where(
      and(
        inArray(
          chatMessages.conversationId,
          ones.map(({ conversationId }) => conversationId),
        ),
        inArray(
          chatMessages.key,
          ones.map(({ key }) => key),
        ),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** Marks messages as published in a conversation, except those that were moved while they were being written. */
export async function markPublished(tx: Queryable, conversationId: string, ids: string[], publishedAt: Date) {
  await tx
    .update(chatMessages)
    .set({ publishedAt, placeId: null })
    .where(and(inArray(chatMessages.id, ids), eq(chatMessages.conversationId, conversationId)));
}

/** Republishes moved messages in their current conversation. Returns those conversations. */
export async function sendAfter(tx: Queryable, conversationId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(chatMessages)
    .set({ publishedAt: null, placeId: conversationId })
    .where(and(inArray(chatMessages.id, ids), ne(chatMessages.conversationId, conversationId)))
    .returning({ id: chatMessages.conversationId });
  return [...new Set(rows.map(({ id }) => id))];
}

/** Stores the delivery status of answers; each is republished to the realtime database. */
export async function setTick(tx: Queryable, ids: string[], tick: Tick): Promise<void> {
  await tx.update(chatMessages).set({ tick, publishedAt: null }).where(inArray(chatMessages.id, ids));
}

/** Whether a conversation shows a photo. */
export async function showsPhoto(tx: Queryable, conversationId: string, photoId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), sql`${chatMessages.card} ->> 'photoId' = ${photoId}`))
    .limit(1);
  return row !== undefined;
}

/** Messages that contain every word. */
export const search = (
  tx: Queryable,
  { q = '', ...request }: { q?: string } & ListRequest,
): Promise<Page<ChatMessage>> =>
  listPage(tx, request, {
    sorts: { at: chatMessages.at },
    id: chatMessages.id,
    where: and(
      isNull(chatMessages.erasedAt),
      ...plainText(q)
        .split(' ')
        .filter(Boolean)
        .map((word) => sql`${chatMessages.searchText} like ${containing(word)}`),
    ),
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toMessage,
  });
