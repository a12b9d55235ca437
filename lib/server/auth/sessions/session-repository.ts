import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';

export type Session = typeof sessions.$inferSelect;
export type EndReason = NonNullable<Session['endReason']>;

export const insert = (tx: Queryable, session: typeof sessions.$inferInsert) => tx.insert(sessions).values(session);

/** Runs on every call. */
const liveSession = preparedOnce((tx) =>
  tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.endedAt), isNull(users.disabledAt)))
    .prepare('live_session'),
);

/** The session with its owner, unless it has ended or the owner is disabled. */
export const findLive = async (tx: Queryable, id: string) => (await liveSession(tx).execute({ id }))[0];

/** Same for several sessions. */
export const findLiveAmong = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isNull(sessions.endedAt), isNull(users.disabledAt)));

/**
 * Moves the session to its next token in one statement, so that exactly one of any concurrent callers succeeds. False
 * for all others.
 */
export const rotate = async (
  tx: Queryable,
  current: { id: string; counter: number; hash: string },
  next: { hash: string; at: Date },
): Promise<boolean> =>
  (
    await tx
      .update(sessions)
      .set({ counter: sql`${sessions.counter} + 1`, refreshHash: next.hash, rotatedAt: next.at, lastUsedAt: next.at })
      .where(
        and(
          eq(sessions.id, current.id),
          eq(sessions.counter, current.counter),
          eq(sessions.refreshHash, current.hash),
          isNull(sessions.endedAt),
        ),
      )
      .returning({ id: sessions.id })
  ).length === 1;

/** Records that the tokens of a counter were received. */
export const markUsed = (tx: Queryable, id: string, counter: number) =>
  tx
    .update(sessions)
    .set({ usedCounter: counter })
    .where(and(eq(sessions.id, id), lt(sessions.usedCounter, counter)));

interface Which {
  userId: string;
  only?: string;
  except?: string;
}

/** Ends open sessions; returns the ids of those it ended. */
export const end = async (tx: Queryable, { userId, only, except }: Which, reason: EndReason, at: Date) => {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        only ? eq(sessions.id, only) : undefined,
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.map((session) => session.id);
};

export const listOpen = (tx: Queryable, userId: string) =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);

/** Updates the person's last activity without changing the record's version. */
export const touchUser = async (tx: Queryable, id: string, at: Date): Promise<void> => {
  await tx.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
};
