import { and, asc, count, eq, getTableColumns, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Campaign } from '@/lib/contracts/messages/campaign-record';
import type { CampaignStatus } from '@/lib/domain/messages/campaign-status';
import type { MessageStage, SkipReason } from '@/lib/domain/messages/message-stage';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { type ListRequest, says } from '../../db/keyset';
import { preparedQuestion } from '../../db/prepared';
import { listPage } from '../../db/list-page';
import { campaigns, messageCharges, messages, messageTemplates } from '../../db/schema/messages';
import { messageReplies } from '../../db/schema/message-events';
import { orders } from '../../db/schema/orders';
import { users } from '../../db/schema/users';

export type CampaignRow = typeof campaigns.$inferSelect;

export interface CampaignFilters {
  q?: string;
  status?: CampaignStatus[];
}

const approvers = alias(users, 'approvers');
const { id, name, language, category, status, body, footer, media, variables, statusReason } = messageTemplates;

const select = (tx: Queryable) =>
  tx
    .select({
      row: getTableColumns(campaigns),
      template: { id, name, language, category, status, body, footer, media, variables, statusReason },
      createdBy: { id: users.id, name: users.name },
      approvedBy: { id: approvers.id, name: approvers.name },
    })
    .from(campaigns)
    .innerJoin(messageTemplates, eq(messageTemplates.id, campaigns.templateId))
    .innerJoin(users, eq(users.id, campaigns.createdById))
    .leftJoin(approvers, eq(approvers.id, campaigns.approvedById));

export type FoundCampaign = Awaited<ReturnType<typeof select>>[number];

type Counts = Partial<Record<MessageStage, number>>;

/** Number of messages per campaign and stage. */
export async function countStages(tx: Queryable, ids: readonly string[]): Promise<Map<string, Counts>> {
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ campaignId: messages.campaignId, stage: messages.stage, count: count() })
          .from(messages)
          .where(inArray(messages.campaignId, [...ids]))
          .groupBy(messages.campaignId, messages.stage);
  const counts = new Map<string, Counts>();
  for (const one of found)
    if (one.campaignId) counts.set(one.campaignId, { ...counts.get(one.campaignId), [one.stage]: one.count });
  return counts;
}

export const toCampaign = ({ row, template, createdBy }: FoundCampaign, counts: Counts): Campaign => ({
  ...row,
  template,
  createdBy,
  counts,
  statusChangedAt: row.statusChangedAt.toISOString(),
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const findById = async (tx: Queryable, campaignId: string): Promise<FoundCampaign | undefined> =>
  (await select(tx).where(eq(campaigns.id, campaignId)))[0];

export async function list(tx: Queryable, filters: CampaignFilters & ListRequest): Promise<Page<Campaign>> {
  const page = await listPage(tx, filters, {
    sorts: { name: campaigns.name, createdAt: campaigns.createdAt, statusChangedAt: campaigns.statusChangedAt },
    id: campaigns.id,
    where: and(
      filters.q ? says(campaigns.name, filters.q) : undefined,
      filters.status && inArray(campaigns.status, filters.status),
    ),
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => toCampaign(found, {}),
  });
  const counts = await countStages(
    tx,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? {} })) };
}

/** Number of skipped recipients per reason. */
export async function countSkipped(tx: Queryable, campaignId: string): Promise<Partial<Record<SkipReason, number>>> {
  const found = await tx
    .select({ reason: messages.skipReason, count: count() })
    .from(messages)
    .where(and(eq(messages.campaignId, campaignId), isNotNull(messages.skipReason)))
    .groupBy(messages.skipReason);
  return Object.fromEntries(found.map(({ reason, count: many }) => [reason, many]));
}

/** Total charges of a campaign: estimated and billed. */
export async function sumCharges(tx: Queryable, campaignId: string) {
  const [sums] = await tx
    .select({
      estimated: sql<number>`coalesce(sum(${messageCharges.paiseFor100}) filter (where ${messageCharges.isEstimated}), 0)::int`,
      billed: sql<number>`coalesce(sum(${messageCharges.paiseFor100}) filter (where not ${messageCharges.isEstimated}), 0)::int`,
    })
    .from(messageCharges)
    .where(eq(messageCharges.campaignId, campaignId));
  return sums ?? { estimated: 0, billed: 0 };
}

/** Number of recipients who replied, and how many of them opted out. */
export async function countReplies(tx: Queryable, campaignId: string) {
  const of = eq(messageReplies.campaignId, campaignId);
  return {
    replies: await tx.$count(messageReplies, of),
    stops: await tx.$count(messageReplies, and(of, eq(messageReplies.meaning, 'stop'))),
  };
}

/** Orders that recipients placed within 72 hours of their message. */
export async function countOrders(tx: Queryable, campaignId: string): Promise<number> {
  const [found] = await tx
    .select({ count: sql<number>`count(distinct ${orders.id})::int` })
    .from(messages)
    .innerJoin(orders, eq(orders.buyerId, messages.buyerId))
    .where(
      and(
        eq(messages.campaignId, campaignId),
        isNotNull(messages.handedAt),
        sql`${orders.placedAt} between ${messages.handedAt} and ${messages.handedAt} + interval '72 hours'`,
      ),
    );
  return found?.count ?? 0;
}

/** Scheduled campaigns that are due. */
export const findDue = async (tx: Queryable, now: Date): Promise<string[]> =>
  (
    await tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.status, 'scheduled'), lte(campaigns.scheduledAt, now)))
      .orderBy(asc(campaigns.scheduledAt))
  ).map((row) => row.id);

/** Whether a campaign is due or sending. */
export const isAnyActive = preparedQuestion<{ now: Date }>('campaigns_active', (tx) => {
  const isDue = lte(campaigns.scheduledAt, sql.placeholder('now'));
  const { status } = campaigns;
  return or(
    anyRow(tx, campaigns, and(sql`${status} = 'scheduled'`, isDue)),
    anyRow(tx, campaigns, sql`${status} = 'sending'`),
  );
});

/** Campaigns that are sending. */
export const findSending = async (tx: Queryable): Promise<string[]> =>
  (await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.status, 'sending'))).map((row) => row.id);
