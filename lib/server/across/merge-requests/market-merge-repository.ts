import { and, eq, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { mergeRows, merges } from '../../db/schema/merges';
import { users } from '../../db/schema/users';

/** How many sellers a merge moved. */
const sellers = sql<number>`(select count(*)::int from ${mergeRows}
  where ${mergeRows.mergeId} = ${merges.id} and ${mergeRows.table} = 'sellers')`;

const select = (tx: Queryable) =>
  tx
    .select({
      ...{ id: merges.id, fromId: merges.loserId, toId: merges.survivorId, sellers },
      by: { id: users.id, name: users.name },
      at: instantText(merges.at),
      undoneAt: merges.undoneAt,
    })
    .from(merges)
    .innerJoin(users, eq(users.id, merges.actorId));

export type FoundMerge = Awaited<ReturnType<typeof select>>[number];

const isOfMarkets = eq(merges.kind, 'market');

export const findById = async (tx: Queryable, id: string): Promise<FoundMerge | undefined> =>
  (await select(tx).where(and(isOfMarkets, eq(merges.id, id))))[0];

export const list = (tx: Queryable, request: ListRequest): Promise<Page<FoundMerge>> =>
  listPage(tx, request, {
    sorts: { at: merges.at },
    id: merges.id,
    where: isOfMarkets,
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (merge) => merge,
  });
