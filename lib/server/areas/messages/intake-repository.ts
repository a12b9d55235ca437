import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { preparedQuestion } from '../../db/prepared';
import { messageEvents, messageReplies, webhookDeliveries } from '../../db/schema/message-events';
import { messages } from '../../db/schema/messages';

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type EventRow = typeof messageEvents.$inferInsert & { id: string; key: string };

/** Stores provider deliveries; identical bytes are stored once. */
export const keep = (tx: Queryable, rows: readonly (typeof webhookDeliveries.$inferInsert)[]): Promise<unknown> =>
  tx
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing();

export const hasWaiting = preparedQuestion('deliveries_waiting', (tx) =>
  anyRow(tx, webhookDeliveries, isNull(webhookDeliveries.doneAt)),
);

/** Locks the next deliveries until the transaction ends. */
export const lockNext = (tx: Queryable, limit: number): Promise<Delivery[]> =>
  tx
    .select()
    .from(webhookDeliveries)
    .where(isNull(webhookDeliveries.doneAt))
    .orderBy(asc(webhookDeliveries.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export const finish = (tx: Queryable, ids: readonly string[], at: Date, failure: string | null = null) =>
  tx
    .update(webhookDeliveries)
    .set({ doneAt: at, failure })
    .where(inArray(webhookDeliveries.id, [...ids]));

/** Adds events; known ones stay unchanged. Returns the new ones. */
export async function addEvents(tx: Queryable, rows: readonly EventRow[]): Promise<EventRow[]> {
  if (rows.length === 0) return [];
  await insertMany(tx, messageEvents, rows, { leavesKnown: true });
  const found = await tx
    .select({ id: messageEvents.id })
    .from(messageEvents)
    .where(
      inArray(
        messageEvents.id,
        rows.map(({ id }) => id),
      ),
    );
  const ids = new Set(found.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** The messages with one of these ids. */
export async function findByIds(tx: Queryable, providerIds: readonly string[], whatsappIds: readonly string[]) {
  const { id, providerId, whatsappId } = messages;
  const select = () => tx.select({ id, providerId, whatsappId }).from(messages);
  const byProvider = providerIds.length > 0 ? await select().where(inArray(providerId, [...providerIds])) : [];
  const byWhatsApp = whatsappIds.length > 0 ? await select().where(inArray(whatsappId, [...whatsappIds])) : [];
  return [...byProvider, ...byWhatsApp];
}

/** Unanswered messages to a number from that time: those an unknown id may be about. */
export const findUnanswered = (tx: Queryable, phone: string, from: Date, to: Date) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.phone, phone),
        inArray(messages.stage, ['sending', 'unclear']),
        isNull(messages.providerId),
        gte(messages.handedAt, from),
        lte(messages.handedAt, to),
      ),
    )
    .limit(2);

export const give = (tx: Queryable, eventId: string, messageId: string) =>
  tx.update(messageEvents).set({ messageId }).where(eq(messageEvents.id, eventId));

/** Stores ids that a message does not have yet. */
export const learnIds = (
  tx: Queryable,
  id: string,
  { providerId, whatsappId }: { providerId: string | null; whatsappId: string | null },
) =>
  tx
    .update(messages)
    .set({
      providerId: sql`coalesce(${messages.providerId}, ${providerId})`,
      whatsappId: sql`coalesce(${messages.whatsappId}, ${whatsappId})`,
    })
    .where(eq(messages.id, id));

/** The message a reply answers: the one it names, or the last to the number within three days. */
export async function findAnswered(tx: Queryable, phone: string, answers: readonly string[], since: Date) {
  const { id, campaignId, buyerId, senderId, providerId, whatsappId } = messages;
  const select = () => tx.select({ id, campaignId, buyerId, senderId }).from(messages);
  for (const column of [providerId, whatsappId])
    if (answers.length > 0) {
      const [named] = await select().where(inArray(column, [...answers]));
      if (named) return named;
    }
  const [last] = await select()
    .where(and(eq(messages.phone, phone), gte(messages.handedAt, since)))
    .orderBy(desc(messages.handedAt))
    .limit(1);
  return last;
}

/** Stores a reply; a known one stays unchanged. Returns whether it was new. */
export const addReply = async (tx: Queryable, row: typeof messageReplies.$inferInsert): Promise<boolean> =>
  (await tx.insert(messageReplies).values(row).onConflictDoNothing().returning({ id: messageReplies.id })).length > 0;

export const markReplied = (tx: Queryable, id: string, at: Date) =>
  tx
    .update(messages)
    .set({ repliedAt: at })
    .where(and(eq(messages.id, id), isNull(messages.repliedAt)));

export const addMessage = (tx: Queryable, row: typeof messages.$inferInsert) => tx.insert(messages).values(row);

/** When the person last wrote to us. */
export const lastReplyAt = async (tx: Queryable, phone: string): Promise<Date | null> =>
  (
    await tx
      .select({ at: messageReplies.at })
      .from(messageReplies)
      .where(eq(messageReplies.phone, phone))
      .orderBy(desc(messageReplies.at))
      .limit(1)
  )[0]?.at ?? null;
