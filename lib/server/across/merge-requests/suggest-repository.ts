import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { mergeKeys, mergeRequests, mergeRows, mergeSubjects } from '../../db/schema/merges';
import type { MergeTable } from '../../platform/merges/merge-kit';

/** The versions of records, also of those that are not held against others. */
export const versionsOf = async (tx: Queryable, { id, version }: MergeTable, ids: readonly string[]) =>
  (await tx
    .select({ id, version })
    .from(id.table as PgTable)
    .where(inArray(id, [...ids]))) as { id: string; version: number }[];

/** The last of so many records behind one, by their ids; none where fewer are left. */
export async function endOfWindow(
  tx: Queryable,
  { id }: MergeTable,
  from: string | undefined,
  size: number,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id })
    .from(id.table as PgTable)
    .where(from === undefined ? undefined : gt(id, from))
    .orderBy(id)
    .offset(size - 1)
    .limit(1);
  return found?.id as string | undefined;
}

interface Window {
  kind: MergeKind;
  table: MergeTable;
  from: string | undefined;
  to: string | undefined;
  isDue: SQL | undefined;
  limit: number;
}

/** Records between two that were not held against others since they were changed last. */
export async function stale(tx: Queryable, { kind, table, from, to, isDue, limit }: Window): Promise<string[]> {
  const { id, version } = table;
  const inside = (column: typeof id) =>
    and(from === undefined ? undefined : gt(column, from), to === undefined ? undefined : lte(column, to));
  // Said of both, so that no plan reads all that was ever held.
  const held = and(eq(mergeSubjects.kind, kind), eq(mergeSubjects.recordId, id), inside(mergeSubjects.recordId));
  const found = await tx
    .select({ id })
    .from(id.table as PgTable)
    .leftJoin(mergeSubjects, held)
    .where(and(inside(id), isDue, sql`${mergeSubjects.version} is distinct from ${version}`))
    .limit(limit);
  return found.map((row) => row.id as string);
}

/** Has records that moved in a merge held against others anew: a place they share may be what they are compared by. */
export async function forgetMoved(tx: Queryable, mergeId: string): Promise<void> {
  await tx.execute(sql`delete from ${mergeSubjects} where ${mergeSubjects.recordId} in
    (select (key ->> 'id')::uuid from ${mergeRows} where ${mergeRows.mergeId} = ${mergeId} and key ? 'id')`);
}

interface Keyed {
  id: string;
  keys: string[];
}

/** Keeps what records share with others, in place of what they shared before. */
export async function keepKeys(
  tx: Queryable,
  kind: MergeKind,
  ids: readonly string[],
  subjects: readonly Keyed[],
): Promise<void> {
  await tx.delete(mergeKeys).where(and(eq(mergeKeys.kind, kind), inArray(mergeKeys.recordId, [...ids])));
  const rows = subjects.flatMap(({ id: recordId, keys }) => keys.map((key) => ({ kind, key, recordId })));
  await insertMany(tx, mergeKeys, rows);
}

/** Notes as of which version records were held against others. */
export async function markHeld(
  tx: Queryable,
  kind: MergeKind,
  held: readonly { id: string; version: number }[],
): Promise<void> {
  if (held.length === 0) return;
  await tx
    .insert(mergeSubjects)
    .values(held.map(({ id: recordId, version }) => ({ kind, recordId, version })))
    .onConflictDoUpdate({
      target: [mergeSubjects.kind, mergeSubjects.recordId],
      set: { version: sql`excluded.version` },
    });
}

/** A key that more records share than this tells nothing, and none of them is looked at for it. */
const MOST_OF_KEY = 40;

/** Records that share a key with some others, a pair once however many keys they share. */
export async function sharing(tx: Queryable, kind: MergeKind, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; other_id: string }>(sql`
    select distinct own.record_id as id, other.record_id as other_id
    from ${mergeKeys} own
    cross join lateral (
      select record_id, count(*) over () as many from (select o.record_id from ${mergeKeys} o
        where o.kind = own.kind and o.key = own.key limit ${MOST_OF_KEY + 1}) shared
    ) other
    where own.kind = ${kind} and own.record_id = any(${sql.param([...ids])}::uuid[])
      and other.record_id <> own.record_id and other.many <= ${MOST_OF_KEY}`);
  return rows.map(({ id, other_id: otherId }) => ({ id, otherId }));
}

export interface Suggestion {
  id: string;
  kind: MergeKind;
  firstId: string;
  secondId: string;
  score: number;
  isCertain: boolean;
  reasons: string[];
  statusChangedAt: Date;
  createdAt: Date;
}

/**
 * Adds pairs that are not known, and tells anew how sure it is of those that are open and that nobody asked about.
 * What somebody said of a pair stays.
 */
export async function keepSuggestions(tx: Queryable, rows: readonly Suggestion[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(mergeRequests)
    .values([...rows])
    .onConflictDoUpdate({
      target: [mergeRequests.kind, mergeRequests.firstId, mergeRequests.secondId],
      set: {
        score: sql`excluded.score`,
        isCertain: sql`excluded.is_certain`,
        reasons: sql`excluded.reasons`,
      },
      setWhere: sql`${mergeRequests.status} = 'open' and ${mergeRequests.askedById} is null`,
    });
}
