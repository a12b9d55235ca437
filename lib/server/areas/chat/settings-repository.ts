import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ChatSettings } from '@/lib/contracts/chat/chat-record';
import type { Queryable } from '../../db/database';
import { chatMirror, chatSettings, quickReplies } from '../../db/schema/chat';

/** Default inbox settings. */
const DEFAULTS: ChatSettings = { firstReplyOwns: true, unansweredMinutes: 15, keepMonths: 0, flagWords: [] };

export async function settings(tx: Queryable): Promise<ChatSettings> {
  const { firstReplyOwns, unansweredMinutes, keepMonths, flagWords } = chatSettings;
  const [row] = await tx.select({ firstReplyOwns, unansweredMinutes, keepMonths, flagWords }).from(chatSettings);
  return row ?? DEFAULTS;
}

export async function saveSettings(tx: Queryable, row: ChatSettings): Promise<void> {
  await tx.insert(chatSettings).values(row).onConflictDoUpdate({ target: chatSettings.id, set: row });
}

/** Revision up to which messages of the realtime database are copied. */
export const mirrored = async (tx: Queryable): Promise<number> =>
  (await tx.select({ revision: chatMirror.revision }).from(chatMirror))[0]?.revision ?? 0;

/** Never decreases, whichever process writes last. */
export async function saveMirrored(tx: Queryable, revision: number): Promise<void> {
  const furthest = sql`greatest(${chatMirror.revision}, excluded.revision)`;
  await tx
    .insert(chatMirror)
    .values({ revision })
    .onConflictDoUpdate({ target: chatMirror.id, set: { revision: furthest } });
}

export type QuickReplyRow = typeof quickReplies.$inferSelect;

const LONGEST_LIST = 500;

/** Shared quick replies and the user's own. */
export const repliesFor = (tx: Queryable, userId: string): Promise<QuickReplyRow[]> =>
  tx
    .select()
    .from(quickReplies)
    .where(or(isNull(quickReplies.ownerId), eq(quickReplies.ownerId, userId)))
    .orderBy(asc(quickReplies.shortcut), asc(quickReplies.id))
    .limit(LONGEST_LIST);

export const findReply = async (tx: Queryable, id: string): Promise<QuickReplyRow | undefined> =>
  (await tx.select().from(quickReplies).where(eq(quickReplies.id, id)))[0];

/** Returns false when it was changed concurrently. */
export const removeReply = async (tx: Queryable, id: string, version: number): Promise<boolean> =>
  (
    await tx
      .delete(quickReplies)
      .where(and(eq(quickReplies.id, id), eq(quickReplies.version, version)))
      .returning({ id: quickReplies.id })
  ).length === 1;
