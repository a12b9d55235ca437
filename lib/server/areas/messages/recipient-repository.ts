import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import { MOST_NUMBERS, type Recipient } from '@/lib/contracts/messages/campaign-record';
import { RETRIABLE_CODES } from '@/lib/domain/messages/failure-codes';
import type { MessageStage, SkipReason } from '@/lib/domain/messages/message-stage';
import { DAY } from '../../clock';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { messages } from '../../db/schema/messages';
import { clicksOf, openedMessages } from './short-link-repository';

export interface RecipientFilters {
  q?: string;
  campaignId?: string[];
  stage?: MessageStage[];
  skipReason?: SkipReason[];
  hasReplied?: boolean;
  hasOpened?: boolean;
}

/** Messages of one campaign or of all. */
export async function list(tx: Queryable, filters: RecipientFilters & ListRequest): Promise<Page<Recipient>> {
  const { id, phone, name, buyerId, sellerId, params, stage, skipReason, failureCode, failureText } = messages;
  const digits = filters.q?.replace(/\D/g, '');
  const page = await listPage(tx, filters, {
    sorts: { id },
    id,
    where: and(
      filters.campaignId && inArray(messages.campaignId, filters.campaignId),
      digits ? sql`${phone} like ${`%${digits}%`}` : filters.q ? sql`${name} ilike ${`%${filters.q}%`}` : undefined,
      filters.stage && inArray(stage, filters.stage),
      filters.skipReason && inArray(skipReason, filters.skipReason),
      filters.hasReplied === undefined ? undefined : (filters.hasReplied ? isNotNull : isNull)(messages.repliedAt),
      filters.hasOpened === undefined
        ? undefined
        : (filters.hasOpened ? inArray : notInArray)(id, openedMessages(tx, filters.campaignId)),
    ),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({
          id,
          phone,
          name,
          buyerId,
          sellerId,
          params,
          stage,
          skipReason,
          failureCode,
          failureText,
          stageAt: instantText(messages.stageAt),
          repliedAt: messages.repliedAt,
        })
        .from(messages)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => ({ ...row, repliedAt: row.repliedAt?.toISOString() ?? null }),
  });
  const clicks = await clicksOf(
    tx,
    page.rows.map((row) => row.id),
  );
  const rows = page.rows.map((row) => {
    const found = clicks.get(row.id);
    return { ...row, openedAt: found?.openedAt?.toISOString() ?? null, clicks: found?.clicks ?? 0 };
  });
  return { ...page, rows };
}

/** Deletes a dry run's rows; those of a campaign that started sending stay. */
export const clear = (tx: Queryable, campaignId: string) =>
  tx
    .delete(messages)
    .where(and(eq(messages.campaignId, campaignId), isNull(messages.handedAt), isNull(messages.providerId)));

export const add = (tx: Queryable, rows: readonly (typeof messages.$inferInsert)[]) => insertMany(tx, messages, rows);

/** Which of these numbers the campaign already has. */
export const known = async (tx: Queryable, campaignId: string, phones: readonly string[]): Promise<Set<string>> =>
  new Set(
    phones.length === 0
      ? []
      : (
          await tx
            .select({ phone: messages.phone })
            .from(messages)
            .where(and(eq(messages.campaignId, campaignId), inArray(messages.phone, [...phones])))
        ).map(({ phone }) => phone),
  );

/** Skips messages that were not sent yet. */
export const skipWaiting = (tx: Queryable, campaignId: string, at: Date) =>
  tx
    .update(messages)
    .set({ stage: 'skipped', skipReason: 'stopped', stageAt: at })
    .where(and(eq(messages.campaignId, campaignId), eq(messages.stage, 'queued')));

/** Numbers whose message failed for a temporary reason, at least a day ago. */
export const findRetriable = async (tx: Queryable, campaignId: string, now: Date): Promise<string[]> =>
  (
    await tx
      .select({ phone: messages.phone })
      .from(messages)
      .where(
        and(
          eq(messages.campaignId, campaignId),
          eq(messages.stage, 'failed'),
          inArray(messages.failureCode, RETRIABLE_CODES),
          lt(messages.stageAt, new Date(now.getTime() - DAY)),
        ),
      )
      .orderBy(messages.id)
      .limit(MOST_NUMBERS)
  ).map(({ phone }) => phone);
