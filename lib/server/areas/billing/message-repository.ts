import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { MessageUse } from '@/lib/domain/billing/message-cost';
import { monthAfter } from '@/lib/domain/text/indian-month';
import type { Queryable } from '../../db/database';
import { campaigns, messageCharges } from '../../db/schema/messages';
import type { OwnerId } from './repository';

interface Months {
  /** First month of the range, inclusive; `to` is the last. */
  from: string;
  to: string;
}

/** Messages of the given months and their cost: all that Billing knows about messages. */
export async function messageUse(tx: Queryable, ownerId: OwnerId, { from, to }: Months): Promise<MessageUse[]> {
  const { day, category, campaignId, isEstimated, paiseFor100, senderId } = messageCharges;
  const used = tx
    .select({
      month: sql<string>`left(${day}, 7)`.as('month'),
      category,
      campaignId,
      isEstimated,
      messages: sql<number>`count(*)::int`.as('messages'),
      paiseFor100: sql<number>`sum(${paiseFor100})`.mapWith(Number).as('paise_for_100'),
    })
    .from(messageCharges)
    .where(
      and(
        gte(day, `${from}-01`),
        lt(day, `${monthAfter(to, 1)}-01`),
        ownerId === null ? undefined : eq(senderId, ownerId),
      ),
    )
    .groupBy(sql`1`, category, campaignId, isEstimated)
    .as('used');
  const rows = await tx
    .select({
      month: used.month,
      category: used.category,
      isEstimated: used.isEstimated,
      messages: used.messages,
      paiseFor100: used.paiseFor100,
      campaignId: used.campaignId,
      name: campaigns.name,
    })
    .from(used)
    .leftJoin(campaigns, eq(campaigns.id, used.campaignId));
  return rows.map(({ campaignId: id, name, ...use }) => ({
    ...use,
    campaign: id === null ? null : { id, name: name ?? '' },
  }));
}
