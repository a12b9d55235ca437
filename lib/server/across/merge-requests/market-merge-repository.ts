import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { mergeRows, merges } from '../../db/schema/merges';
import { users } from '../../db/schema/users';
import { type MergesPlan, shownMerges } from '../../platform/merges/shown-repository';

/** Number of sellers a merge moved. */
const sellers = sql<number>`(select count(*)::int from ${mergeRows}
  where ${mergeRows.mergeId} = ${merges.id} and ${mergeRows.table} = 'sellers')`;

const read = (tx: Queryable, { where, orderBy, limit }: MergesPlan) =>
  tx
    .select({
      ...{ id: merges.id, fromId: merges.loserId, toId: merges.survivorId, sellers },
      by: { id: users.id, name: users.name },
      at: instantText(merges.at),
      undoneAt: merges.undoneAt,
    })
    .from(merges)
    .innerJoin(users, eq(users.id, merges.actorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

export type FoundMerge = Awaited<ReturnType<typeof read>>[number];

export const { findById, list } = shownMerges('market', read);
