import { and, asc, eq, gt, inArray, isNotNull, isNull, like, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { messageReplies, webhookDeliveries } from '../../db/schema/message-events';
import { messages } from '../../db/schema/messages';

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Clears the text of replies; the rows stay, so that a repeated event is recognized. */
const eraseWhere = (tx: Queryable, which: SQL | undefined, erasedAt: Date) =>
  tx
    .update(messageReplies)
    .set({ text: '', erasedAt })
    .where(and(which, isNull(messageReplies.erasedAt)));

export const eraseOf = (tx: Queryable, phones: readonly string[], at: Date) =>
  eraseWhere(tx, inArray(messageReplies.phone, [...phones]), at);

export const eraseBefore = (tx: Queryable, before: Date, at: Date) => eraseWhere(tx, lt(messageReplies.at, before), at);

/** Those of the replies whose text was erased. */
export async function erasedAmong(tx: Queryable, providerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (providerIds.length === 0) return new Set();
  const { providerId, erasedAt } = messageReplies;
  const rows = await tx
    .select({ providerId })
    .from(messageReplies)
    .where(and(inArray(providerId, [...providerIds]), isNotNull(erasedAt)));
  return new Set(rows.map((row) => row.providerId));
}

/** Processed deliveries that mention one of the numbers, after a given id. */
export const mentioning = (tx: Queryable, phones: readonly string[], afterId: string | null, limit: number) =>
  tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        isNotNull(webhookDeliveries.doneAt),
        afterId ? gt(webhookDeliveries.id, afterId) : undefined,
        or(...phones.map((phone) => like(webhookDeliveries.body, `%${phone.replace(/\D/g, '')}%`))),
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(limit);

/** Empties deliveries; their hashes stay, so that a repeated delivery is recognized. */
export async function empty(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(webhookDeliveries)
      .set({ body: '' })
      .where(inArray(webhookDeliveries.id, [...ids]));
}

/** Empties deliveries from before a moment. Returns how many. */
export async function emptyBefore(tx: Queryable, before: Date, limit: number): Promise<number> {
  const { id, receivedAt, doneAt, body } = webhookDeliveries;
  const old = await tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(lt(receivedAt, before), isNotNull(doneAt), sql`${body} <> ''`))
    .orderBy(asc(receivedAt))
    .limit(limit);
  await empty(
    tx,
    old.map((one) => one.id),
  );
  return old.length;
}

/** Clears the text of inbox answers. */
export const eraseTexts = (tx: Queryable, ids: readonly string[], aboutKind: string) =>
  tx
    .update(messages)
    .set({ text: '' })
    .where(and(inArray(messages.id, [...ids]), eq(messages.aboutKind, aboutKind), ne(messages.text, '')));
