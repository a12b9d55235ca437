import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { MessageCategory } from '@/lib/domain/messages/categories';
import type { MessageStage } from '@/lib/domain/messages/message-stage';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { messageEvents } from '../../db/schema/message-events';
import { messageCharges, messages } from '../../db/schema/messages';

export type EventRow = typeof messageEvents.$inferSelect;
export type ChargeRow = typeof messageCharges.$inferInsert;

/** Assigns parked events with its ids to a message. Returns how many. */
export async function adopt(
  tx: Queryable,
  messageId: string,
  { providerId, whatsappId }: { providerId: string | null; whatsappId: string | null },
): Promise<number> {
  const ids = [
    ...(providerId ? [eq(messageEvents.providerId, providerId)] : []),
    ...(whatsappId ? [eq(messageEvents.whatsappId, whatsappId)] : []),
  ];
  if (ids.length === 0) return 0;
  const found = await tx
    .update(messageEvents)
    .set({ messageId })
    .where(and(isNull(messageEvents.messageId), or(...ids)))
    .returning({ id: messageEvents.id });
  return found.length;
}

/** Messages with all their events, locked until the transaction ends. */
export async function lockWithEvents(tx: Queryable, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(asc(messages.id))
    .for('update');
  const events = await tx
    .select()
    .from(messageEvents)
    .where(inArray(messageEvents.messageId, [...ids]));
  return rows.map((row) => ({ row, events: events.filter(({ messageId }) => messageId === row.id) }));
}

export interface OutcomeRow {
  id: string;
  stage: MessageStage;
  stageAt: Date;
  failureCode: string | null;
  failureText: string | null;
}

/** Saves the outcomes of messages in one statement. */
export async function saveOutcomes(tx: Queryable, outcomes: readonly OutcomeRow[]): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.execute(sql`update ${messages} as m
    set stage = o.stage, stage_at = o."stageAt", failure_code = o."failureCode", failure_text = o."failureText"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o(id uuid, stage text, "stageAt" timestamptz, "failureCode" text, "failureText" text)
    where m.id = o.id`);
}

/** Saves the cost of messages; a billed amount replaces an estimate, never the reverse. */
export async function saveCharges(tx: Queryable, charges: readonly ChargeRow[]): Promise<void> {
  const ids = charges.map(({ messageId }) => messageId);
  if (ids.length === 0) return;
  await tx.delete(messageCharges).where(inArray(messageCharges.messageId, ids));
  await insertMany(tx, messageCharges, charges);
}

/** Drops the estimated cost of messages that failed after all. */
export const dropEstimates = (tx: Queryable, ids: readonly string[]) =>
  tx
    .delete(messageCharges)
    .where(and(inArray(messageCharges.messageId, [...ids]), eq(messageCharges.isEstimated, true)));

export const isCategory = (name: string | null): name is MessageCategory =>
  name === 'marketing' || name === 'utility' || name === 'authentication' || name === 'service';
