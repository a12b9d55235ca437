import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { passwordResets, users } from '../../db/schema/users';

/**
 * Opens a request for the user with the phone number unless disabled; while one is open, another changes nothing. One
 * statement for known and unknown numbers, so that timing reveals nothing. Returns the user's id if a request was
 * opened.
 */
export async function insertFor(tx: Queryable, phoneNumber: string, request: { id: string; requestedAt: Date }) {
  const person = tx
    .select({
      id: sql`${request.id}::uuid`.as('id'),
      userId: users.id,
      requestedAt: sql`${request.requestedAt.toISOString()}::timestamptz`.as('requested_at'),
      closedAt: sql`null::timestamptz`.as('closed_at'),
      closedBy: sql`null::uuid`.as('closed_by'),
      outcome: sql`null::text`.as('outcome'),
    })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), isNull(users.disabledAt)));
  const inserted = await tx
    .insert(passwordResets)
    .select(person)
    .onConflictDoNothing()
    .returning({ userId: passwordResets.userId });
  return inserted[0]?.userId;
}

export const listOpen = (tx: Queryable) =>
  tx
    .select({
      id: passwordResets.id,
      userName: users.name,
      phoneNumber: users.phoneNumber,
      requestedAt: passwordResets.requestedAt,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isNull(passwordResets.closedAt), isNull(users.disabledAt)))
    .orderBy(asc(passwordResets.requestedAt), asc(passwordResets.id))
    .limit(200);

interface Closing {
  closedAt: Date;
  closedBy: string;
  outcome: 'granted' | 'dismissed';
}

/** The user of an open request. */
export const findOpen = async (tx: Queryable, id: string): Promise<string | undefined> =>
  (
    await tx
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(and(eq(passwordResets.id, id), isNull(passwordResets.closedAt)))
  )[0]?.userId;

/** Closes a user's open request; false when there is none. */
export const closeOf = async (tx: Queryable, userId: string, closing: Closing): Promise<boolean> =>
  (
    await tx
      .update(passwordResets)
      .set(closing)
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.closedAt)))
      .returning({ id: passwordResets.id })
  ).length > 0;

/** Closes an open request. Returns its user, or undefined when it is not open. */
export const close = async (tx: Queryable, id: string, closing: Closing): Promise<string | undefined> =>
  (
    await tx
      .update(passwordResets)
      .set(closing)
      .where(and(eq(passwordResets.id, id), isNull(passwordResets.closedAt)))
      .returning({ userId: passwordResets.userId })
  )[0]?.userId;
