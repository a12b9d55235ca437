import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { messageLinks } from '../../db/schema/message-links';
import { messages } from '../../db/schema/messages';

const { code, messageId, campaignId, linkId, openedAt, clicks } = messageLinks;

export type NewLink = Pick<typeof messageLinks.$inferSelect, 'code' | 'messageId' | 'campaignId' | 'linkId' | 'clicks'>;

export const add = (tx: Queryable, rows: readonly NewLink[]) => insertMany(tx, messageLinks, rows);

/** Target of a code, and when its message was sent. */
export const findByCode = async (tx: Queryable, which: string) =>
  (
    await tx
      .select({ linkId, handedAt: messages.handedAt })
      .from(messageLinks)
      .innerJoin(messages, eq(messages.id, messageId))
      .where(eq(code, which))
  )[0];

export const countClick = (tx: Queryable, which: string, at: Date) =>
  tx
    .update(messageLinks)
    .set({ clicks: sql`${clicks} + 1`, openedAt: sql`coalesce(${openedAt}, ${at.toISOString()})` })
    .where(eq(code, which));

/** How many people opened a link of a campaign; null when its messages have no links. */
export async function countOpened(tx: Queryable, campaign: string): Promise<number | null> {
  const of = eq(campaignId, campaign);
  const [any] = await tx.select({ code }).from(messageLinks).where(of).limit(1);
  if (!any) return null;
  const [found] = await tx
    .select({ people: sql<number>`count(distinct ${messageId})::int` })
    .from(messageLinks)
    .where(and(of, isNotNull(openedAt)));
  return found?.people ?? 0;
}

/** Messages whose link was opened, of some campaigns or of all. */
export const openedMessages = (tx: Queryable, campaignIds: readonly string[] | undefined) =>
  tx
    .select({ id: messageId })
    .from(messageLinks)
    .where(and(isNotNull(openedAt), campaignIds && inArray(campaignId, [...campaignIds])));

/** First click and number of clicks on the links in messages, by message. */
export async function clicksOf(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, { openedAt: Date | null; clicks: number }>> {
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({
            messageId,
            openedAt: sql`min(${openedAt})`.mapWith(openedAt),
            clicks: sql<number>`sum(${clicks})::int`,
          })
          .from(messageLinks)
          .where(and(inArray(messageId, [...ids]), isNotNull(openedAt)))
          .groupBy(messageId);
  return new Map(found.map((row) => [row.messageId, row]));
}
