import { type SQL, sql } from 'drizzle-orm';
import type { Json } from '@/lib/domain/chat/layout';
import type { Queryable } from '../../../db/database';
import type { TreeBound, TreeQuery } from '../realtime-tree';
import { joined, parentAndKey } from '../tree/paths';
import { limitOf } from '../tree/query';
import { keyOfText, keyText, sortText } from './sort-text';

/** Rows as of one moment, by path and in the requested order. */
export interface Found {
  revision: number;
  rows: Map<string, Json>;
}

interface RowRecord extends Record<string, unknown> {
  revision: string;
  parent: string | null;
  key: string | null;
  value: string | null;
}

const pathOf = ({ parent, key }: RowRecord) => joined(parent ?? '', keyOfText(key ?? ''));

/** One statement, so that rows and revision are consistent. */
async function find(tx: Queryable, rows: SQL): Promise<Found> {
  const { rows: found } = await tx.execute<RowRecord>(sql`
    select clock.revision, r.parent, r.key, r.value
    from (select coalesce(max(revision), 0) as revision from realtime_clock) clock
    left join lateral (${rows}) r on true`);
  const values = found
    .filter(({ value }) => value !== null)
    .map((row) => [pathOf(row), JSON.parse(row.value ?? 'null')] as [string, Json]);
  return { revision: Number(found[0]?.revision ?? 0), rows: new Map(values) };
}

/** Parents and keys of paths, as two lists for one statement. */
function places(paths: readonly string[]) {
  const pairs = paths.map(parentAndKey);
  const parents = pairs.map(([parent]) => parent);
  const keys = pairs.map(([, key]) => keyText(key));
  return sql`unnest(${sql.param(parents)}::text[], ${sql.param(keys)}::text[])`;
}

export const findRows = (tx: Queryable, paths: readonly string[]): Promise<Found> =>
  find(
    tx,
    sql`select parent, key, value from realtime_rows
        where (parent, key) in (select * from ${places(paths)} as wanted(parent, key))`,
  );

/** Everything below a path: a slash sorts immediately before a zero. */
const inside = (path: string) =>
  path === '' ? sql`true` : sql`(parent = ${path} or (parent > ${`${path}/`} and parent < ${`${path}0`}))`;

/** All rows below a path, up to a limit. */
export const findInside = (tx: Queryable, path: string, limit: number): Promise<Found> =>
  find(tx, sql`select parent, key, value from realtime_rows where ${inside(path)} order by parent, key limit ${limit}`);

const BELOW = { true: sql`>`, false: sql`>=` };
const ABOVE = { true: sql`<`, false: sql`<=` };

function bounded(bound: TreeBound | undefined, isByKey: boolean, signs: typeof BELOW): SQL {
  if (!bound) return sql`true`;
  const sign = signs[bound.isExclusive ? 'true' : 'false'];
  if (isByKey) return sql`key ${sign} ${keyText(String(bound.value))}`;
  const sort = sortText(bound.value);
  return bound.key === undefined
    ? sql`sorted ${sign} ${sort}`
    : sql`(sorted, key) ${sign} (${sort}, ${keyText(bound.key)})`;
}

/** Children of a path that match a query by key or by the path's index. */
export function findWindow(tx: Queryable, parent: string, query: TreeQuery, most: number): Promise<Found> {
  const isByKey = (query.orderBy ?? '$key') === '$key';
  const fromEnd = query.limitToLast !== undefined;
  const direction = fromEnd ? sql`desc` : sql`asc`;
  const order = isByKey ? sql`key ${direction}` : sql`sorted ${direction}, key ${direction}`;
  return find(
    tx,
    sql`select parent, key, value from realtime_rows
        where parent = ${parent}
          and ${bounded(query.startAt, isByKey, BELOW)} and ${bounded(query.endAt, isByKey, ABOVE)}
        order by ${order} limit ${limitOf(query) ?? most}`,
  );
}

/** Locks out other writers until the transaction ends; returns the number of the last commit. */
export async function lockClock(tx: Queryable): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('realtime', 0))`);
  return findRevision(tx);
}

export interface RowWrite {
  path: string;
  /** Null removes the row. */
  value: Json;
  sort: Json;
  revision: number;
  holder: string | null;
}

async function upsert(tx: Queryable, writes: readonly RowWrite[]): Promise<void> {
  const rows = writes.map(({ path, value, sort, revision, holder }) => {
    const [parent, key] = parentAndKey(path);
    return { parent, key: keyText(key), value: JSON.stringify(value), sorted: sortText(sort), revision, holder };
  });
  const list = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into realtime_rows (parent, key, value, sorted, revision, holder)
    select * from unnest(${list('parent')}::text[], ${list('key')}::text[], ${list('value')}::text[],
      ${list('sorted')}::text[], ${list('revision')}::bigint[], ${list('holder')}::uuid[])
    on conflict (parent, key) do update set
      value = excluded.value, sorted = excluded.sorted, revision = excluded.revision, holder = excluded.holder`);
}

/** Clears spans, then writes rows and sets the clock to the commit's number. */
export async function write(
  tx: Queryable,
  revision: number,
  { cleared, rows }: { cleared: readonly string[]; rows: readonly RowWrite[] },
): Promise<void> {
  for (const span of cleared) await tx.execute(sql`delete from realtime_rows where ${inside(span)}`);
  const gone = rows.filter(({ value }) => value === null).map(({ path }) => path);
  if (gone.length > 0)
    await tx.execute(sql`delete from realtime_rows
      where (parent, key) in (select * from ${places(gone)} as gone(parent, key))`);
  const kept = rows.filter(({ value }) => value !== null);
  if (kept.length > 0) await upsert(tx, kept);
  await tx.execute(sql`insert into realtime_clock (id, revision) values (1, ${revision})
    on conflict (id) do update set revision = excluded.revision`);
}

interface WrittenRecord extends Record<string, unknown> {
  parent: string;
  key: string;
  value: string;
  revision: string;
}

/** Rows below a path from commits after the given one, in whole commits, about this many rows. */
export async function findWrittenSince(tx: Queryable, path: string, revision: number, limit: number) {
  const { rows } = await tx.execute<WrittenRecord>(sql`
    select parent, key, value, revision from realtime_rows
    where revision > ${revision} and ${inside(path)}
    order by revision fetch first ${limit} rows with ties`);
  return rows.map(({ parent, key, value, revision: at }) => ({
    path: joined(parent, keyOfText(key)),
    value: JSON.parse(value) as Json,
    revision: Number(at),
  }));
}

/** Announces the rows of a commit to other processes once it is stored. */
export const tell = (tx: Queryable, channel: string, payload: string) =>
  tx.execute(sql`select pg_notify(${channel}, ${payload})`);

/** Number of the last commit. */
export const findRevision = async (tx: Queryable): Promise<number> =>
  (await find(tx, sql`select null as parent, null as key, null as value where false`)).revision;

/** Rows of dead processes: a live process holds a lock of its name. */
export async function findOrphans(tx: Queryable, own: string): Promise<string[]> {
  const { rows } = await tx.execute<{ parent: string; key: string }>(sql`
    with gone as materialized (
      select holder from (select distinct holder from realtime_rows where holder is not null) held
      where holder <> ${own} and pg_try_advisory_xact_lock(hashtextextended(holder::text, 0)))
    select parent, key from realtime_rows join gone using (holder)`);
  return rows.map(({ parent, key }) => joined(parent, keyOfText(key)));
}
