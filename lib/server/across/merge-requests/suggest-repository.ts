import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { mergeKeys, mergeRequests, mergeRows, mergeSubjects } from '../../db/schema/merges';
import type { MergeTable } from '../../platform/merges/merge-kit';

/** Versions of records, including those that are not compared. */
export const versionsOf = async (tx: Queryable, { id, version }: MergeTable, ids: readonly string[]) =>
  (await tx
    .select({ id, version })
    .from(id.table as PgTable)
    .where(inArray(id, [...ids]))) as { id: string; version: number }[];

/** The last id of a window of this many records after the given one; undefined when fewer are left. */
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

/** Records in an id range that have not been compared since their last change. */
export async function stale(tx: Queryable, { kind, table, from, to, isDue, limit }: Window): Promise<string[]> {
  const { id, version } = table;
  const inside = (column: typeof id) =>
    and(from === undefined ? undefined : gt(column, from), to === undefined ? undefined : lte(column, to));
  // Conditions on both tables keep any plan from reading all past comparisons.
  const held = and(eq(mergeSubjects.kind, kind), eq(mergeSubjects.recordId, id), inside(mergeSubjects.recordId));
  const found = await tx
    .select({ id })
    .from(id.table as PgTable)
    .leftJoin(mergeSubjects, held)
    .where(and(inside(id), isDue, sql`${mergeSubjects.version} is distinct from ${version}`))
    .limit(limit);
  return found.map((row) => row.id as string);
}

/** Queues records moved by a merge for a new comparison: they may be compared on a place they share. */
export async function forgetMoved(tx: Queryable, mergeId: string): Promise<void> {
  await tx.execute(sql`delete from ${mergeSubjects} where ${mergeSubjects.recordId} in
    (select (key ->> 'id')::uuid from ${mergeRows} where ${mergeRows.mergeId} = ${mergeId} and key ? 'id')`);
}

interface Keyed {
  id: string;
  keys: string[];
}

/** Replaces the stored comparison keys of records. */
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

/** Stores the version at which records were compared. */
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

/** A key shared by more records than this has no value, so it is ignored. */
const MOST_OF_KEY = 40;

/** Records that share a key with the given ones; each pair once, however many keys it shares. */
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

/** Adds new pairs and rescores open ones that no person asked about. A person's own statement about a pair stays. */
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
