import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Pace } from '@/lib/domain/messages/pace';
import type { SkipReason } from '@/lib/domain/messages/message-stage';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { preparedQuestion } from '../../db/prepared';
import { messagePace } from '../../db/schema/message-events';
import { campaigns, messages } from '../../db/schema/messages';

export type MessageRow = typeof messages.$inferSelect;

/** May be sent now: messages of a sending campaign, or to one person. */
const mayGo = (isQuiet: boolean) =>
  and(
    eq(messages.stage, 'queued'),
    or(
      isNull(messages.campaignId),
      and(eq(campaigns.status, 'sending'), isQuiet ? eq(campaigns.mayGoAtNight, true) : undefined),
    ),
  );

/** Asked campaign by campaign, so that the many messages of a paused one are not read. */
const waiting = (name: string, isQuiet: boolean) =>
  preparedQuestion(name, (tx) => {
    const queued = (whose: SQL) => anyRow(tx, messages, and(sql`${messages.stage} = 'queued'`, whose));
    const isSending = sql`${campaigns.status} = 'sending'`;
    const mayGoNow = isQuiet ? sql`${campaigns.mayGoAtNight}` : undefined;
    return or(
      queued(isNull(messages.campaignId)),
      anyRow(tx, campaigns, and(isSending, mayGoNow, queued(eq(messages.campaignId, campaigns.id)))),
    );
  });

const [waitsByDay, waitsAtNight] = [waiting('messages_by_day', false), waiting('messages_at_night', true)];

/** Whether a message waits that may be sent now. */
export const hasWaiting = (tx: Queryable, isQuiet: boolean): Promise<boolean> =>
  isQuiet ? waitsAtNight(tx, {}) : waitsByDay(tx, {});

/** Locks the next messages that may be sent until the transaction ends; single ones come first. */
export const lockNext = async (tx: Queryable, isQuiet: boolean, limit: number): Promise<MessageRow[]> =>
  (
    await tx
      .select({ message: messages })
      .from(messages)
      .leftJoin(campaigns, eq(campaigns.id, messages.campaignId))
      .where(mayGo(isQuiet))
      .orderBy(sql`${messages.campaignId} nulls first`, asc(messages.id))
      .limit(limit)
      .for('update', { of: messages, skipLocked: true })
  ).map(({ message }) => message);

/** Marks messages as sending before the provider is called. */
export const markSending = (tx: Queryable, ids: readonly string[], at: Date) =>
  tx
    .update(messages)
    .set({ stage: 'sending', handedAt: at, stageAt: at })
    .where(inArray(messages.id, [...ids]));

export const skip = (tx: Queryable, ids: readonly string[], skipReason: SkipReason, at: Date) =>
  tx
    .update(messages)
    .set({ stage: 'skipped', skipReason, stageAt: at })
    .where(inArray(messages.id, [...ids]));

export const lockById = async (tx: Queryable, id: string): Promise<MessageRow | undefined> =>
  (await tx.select().from(messages).where(eq(messages.id, id)).for('update'))[0];

export const update = (tx: Queryable, id: string, changes: Partial<typeof messages.$inferInsert>) =>
  tx.update(messages).set(changes).where(eq(messages.id, id));

/** Whether a message is still being sent since before the given time. */
export const isAnySendingSince = preparedQuestion<{ before: Date }>('messages_left', (tx) =>
  anyRow(tx, messages, and(sql`${messages.stage} = 'sending'`, lt(messages.handedAt, sql.placeholder('before')))),
);

/** Marks messages of a crashed sender as unclear: the provider may or may not have them. Returns how many. */
export const leaveUnclear = async (tx: Queryable, before: Date, at: Date): Promise<number> =>
  (
    await tx
      .update(messages)
      .set({ stage: 'unclear', stageAt: at })
      .where(and(eq(messages.stage, 'sending'), lt(messages.handedAt, before)))
      .returning({ id: messages.id })
  ).length;

/** Reads the pace and locks it until the transaction ends. */
export async function lockPace(tx: Queryable, now: Date): Promise<Pace & { restUntil: Date | null }> {
  const one = eq(messagePace.id, 1);
  const [row] = await tx.select().from(messagePace).where(one).for('update');
  if (row) return row;
  await tx.insert(messagePace).values({ id: 1, allowance: 1000, at: now }).onConflictDoNothing();
  const [made] = await tx.select().from(messagePace).where(one).for('update');
  if (!made) throw new Error('The pace of messages has no row.');
  return made;
}

export const savePace = (tx: Queryable, { allowance, at }: Pace) =>
  tx.update(messagePace).set({ allowance, at }).where(eq(messagePace.id, 1));

/** Pauses all sending until then. */
export const rest = (tx: Queryable, until: Date) =>
  tx.update(messagePace).set({ restUntil: until, allowance: 0 }).where(eq(messagePace.id, 1));
