import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { preparedQuestion } from '../../db/prepared';
import { newId } from '../../db/schema/columns';
import {
  sandboxCalls,
  sandboxEvents,
  sandboxMessages,
  sandboxPhones,
  sandboxTemplates,
} from '../../db/schema/message-sandbox';

export type SandboxTemplate = typeof sandboxTemplates.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

/** Counts a call. Returns the number of calls in its second. */
export async function countCall(tx: Queryable, second: number): Promise<number> {
  const [row] = await tx
    .insert(sandboxCalls)
    .values({ second, count: 1 })
    .onConflictDoUpdate({ target: sandboxCalls.second, set: { count: sql`${sandboxCalls.count} + 1` } })
    .returning({ count: sandboxCalls.count });
  return row?.count ?? 1;
}

export const findTemplate = async (tx: Queryable, id: string): Promise<SandboxTemplate | undefined> =>
  (await tx.select().from(sandboxTemplates).where(eq(sandboxTemplates.id, id)))[0];

export const listTemplates = (tx: Queryable): Promise<SandboxTemplate[]> =>
  tx.select().from(sandboxTemplates).orderBy(asc(sandboxTemplates.id));

export const insertTemplate = (tx: Queryable, row: SandboxTemplate) => tx.insert(sandboxTemplates).values(row);

/** Approves or rejects a template; its event follows. */
export const judge = (tx: Queryable, id: string, verdict: SandboxTemplate['verdict'], reason: string | null) =>
  tx.update(sandboxTemplates).set({ verdict, reason }).where(eq(sandboxTemplates.id, id));

export const insertMessage = (tx: Queryable, row: SandboxMessage) => tx.insert(sandboxMessages).values(row);

export const findPhone = async (tx: Queryable, phone: string) =>
  (await tx.select().from(sandboxPhones).where(eq(sandboxPhones.phone, phone)))[0];

export const savePhone = (
  tx: Queryable,
  phone: string,
  known: Partial<Pick<typeof sandboxPhones.$inferInsert, 'isOptedOut' | 'sessionUntil'>>,
) =>
  tx
    .insert(sandboxPhones)
    .values({ phone, ...known })
    .onConflictDoUpdate({ target: sandboxPhones.phone, set: known });

/** How many messages were charged so far. */
export const countCharged = (tx: Queryable): Promise<number> =>
  tx.$count(sandboxMessages, eq(sandboxMessages.isFree, false));

export interface Due {
  body: unknown;
  dueAt: Date;
}

export const insertEvents = (tx: Queryable, events: readonly Due[]) =>
  insertMany(
    tx,
    sandboxEvents,
    events.map((event) => ({ id: newId(), ...event })),
  );

/** Claims due events; if the process dies, they are sent again. */
export async function claimEvents(tx: Queryable, now: Date, again: Date, limit: number) {
  const due = tx
    .select({ id: sandboxEvents.id })
    .from(sandboxEvents)
    .where(and(isNull(sandboxEvents.doneAt), lte(sandboxEvents.dueAt, now)))
    .orderBy(asc(sandboxEvents.dueAt), asc(sandboxEvents.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(sandboxEvents)
    .set({ dueAt: again, tries: sql`${sandboxEvents.tries} + 1` })
    .where(inArray(sandboxEvents.id, due))
    .returning({ id: sandboxEvents.id, body: sandboxEvents.body, tries: sandboxEvents.tries });
}

export const hasDue = preparedQuestion<{ now: Date }>('sandbox_due', (tx) =>
  anyRow(tx, sandboxEvents, and(isNull(sandboxEvents.doneAt), lte(sandboxEvents.dueAt, sql.placeholder('now')))),
);

/** Sent events are not kept: they may contain personal messages. */
export const finishEvents = (tx: Queryable, ids: readonly string[], at: Date) =>
  tx
    .update(sandboxEvents)
    .set({ doneAt: at, body: {} })
    .where(inArray(sandboxEvents.id, [...ids]));

/** Removes the text of messages from before a moment; their cost stays. */
export const emptyBefore = (tx: Queryable, before: Date) =>
  tx
    .update(sandboxMessages)
    .set({ content: '' })
    .where(and(lt(sandboxMessages.at, before), ne(sandboxMessages.content, '')));

export const putOff = (tx: Queryable, id: string, dueAt: Date) =>
  tx.update(sandboxEvents).set({ dueAt }).where(eq(sandboxEvents.id, id));
