import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Option } from '@/lib/contracts/base/options';
import type { Queryable } from '../../db/database';
import { conversations } from '../../db/schema/chat';

const ownedBy = (userId: string) =>
  and(eq(conversations.ownerId, userId), ne(conversations.status, 'closed'), isNull(conversations.mergedIntoId));

export const countOwned = (tx: Queryable, userId: string): Promise<number> => tx.$count(conversations, ownedBy(userId));

/** First conversations of an owner, labelled with the other side's display name. */
export const someOwned = (tx: Queryable, userId: string, limit: number): Promise<Option[]> =>
  tx
    .select({ id: conversations.id, label: conversations.givenName })
    .from(conversations)
    .where(ownedBy(userId))
    .orderBy(conversations.givenName, conversations.id)
    .limit(limit);

/** Reassigns all conversations of an owner, or unassigns them. Returns their ids. */
export const changeOwner = async (tx: Queryable, fromId: string, toId: string | null): Promise<string[]> =>
  (
    await tx
      .update(conversations)
      .set({ ownerId: toId, version: sql`${conversations.version} + 1` })
      .where(ownedBy(fromId))
      .returning({ id: conversations.id })
  ).map(({ id }) => id);
