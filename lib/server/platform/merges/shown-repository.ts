import { and, eq, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { merges } from '../../db/schema/merges';

/** Filter and order of the merges to read. */
export interface MergesPlan {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/** Merges of one kind as shown by its area, read with the area's own query: a single one or a page. */
export function shownMerges<Row extends { id: string }>(
  kind: string,
  read: (tx: Queryable, plan: MergesPlan) => PromiseLike<Row[]>,
) {
  const isOfKind = eq(merges.kind, kind);
  return {
    findById: async (tx: Queryable, id: string): Promise<Row | undefined> =>
      (await read(tx, { where: and(isOfKind, eq(merges.id, id)), orderBy: [], limit: 1 }))[0],
    list: (tx: Queryable, request: ListRequest): Promise<Page<Row>> =>
      listPage(tx, request, {
        sorts: { at: merges.at },
        id: merges.id,
        where: isOfKind,
        select: (plan) => read(tx, plan),
        toRow: (merge) => merge,
      }),
  };
}
