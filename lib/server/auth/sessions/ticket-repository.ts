import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { loginTickets } from '../../db/schema/sessions';

export const insert = (tx: Queryable, ticket: typeof loginTickets.$inferInsert) =>
  tx.insert(loginTickets).values(ticket);

export const removeExpired = (tx: Queryable, now: Date) =>
  tx.delete(loginTickets).where(lt(loginTickets.expiresAt, now));

export const removeOf = (tx: Queryable, userId: string) =>
  tx.delete(loginTickets).where(eq(loginTickets.userId, userId));

/** Consumes a ticket: returns its owner, or undefined when it is unknown, used or expired. */
export const take = async (tx: Queryable, hash: string, now: Date): Promise<string | undefined> =>
  (
    await tx
      .delete(loginTickets)
      .where(and(eq(loginTickets.hash, hash), gt(loginTickets.expiresAt, now)))
      .returning({ userId: loginTickets.userId })
  )[0]?.userId;
