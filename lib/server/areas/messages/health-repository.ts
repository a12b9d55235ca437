import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { webhookDeliveries } from '../../db/schema/message-events';
import { campaigns, messages } from '../../db/schema/messages';
import { countHeld } from './template-repository';

/** Figures for the strip above campaigns. */
export async function figures(tx: Queryable, since: Date) {
  const lately = gte(messages.handedAt, since);
  const [last] = await tx
    .select({ at: webhookDeliveries.receivedAt })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.receivedAt))
    .limit(1);
  const waiting = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(inArray(campaigns.status, ['sending', 'paused']));
  return {
    heardAt: last?.at ?? null,
    sent: await tx.$count(messages, lately),
    failed: await tx.$count(messages, and(lately, eq(messages.stage, 'failed'))),
    unclear: await tx.$count(messages, eq(messages.stage, 'unclear')),
    waiting: await tx.$count(messages, and(eq(messages.stage, 'queued'), inArray(messages.campaignId, waiting))),
    unread: await tx.$count(webhookDeliveries, isNull(webhookDeliveries.doneAt)),
    pausedTemplates: await countHeld(tx),
  };
}
