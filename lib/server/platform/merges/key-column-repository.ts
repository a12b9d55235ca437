import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { bare, changeRows, other, own, type Place, removeRows, tableOf } from './row-repository';

/** A column that says which record of a kind its row is about, and what becomes of it in a merge. */
export interface KeyColumn {
  column: AnyPgColumn;
  /** What its rows are counted as: "catalogs". Left out where nobody counts them. */
  what?: string;
  /** Why its rows stay with the record that goes; they move where this is left out. */
  staysBecause?: string;
  /**
   * Together with these no two rows have the same record: where the survivor has one, this one stays or goes. One that
   * went comes back only beside the survivor's.
   */
  onceWith?: { columns: readonly AnyPgColumn[]; ifTaken: 'stays' | 'removed' };
  /** Rows that have this one filled stay: they say what was. */
  unless?: AnyPgColumn;
  /** The row is a part of another that may stay; it stays with it. */
  partOf?: { by: AnyPgColumn; id: AnyPgColumn; column: AnyPgColumn };
  /** Counts the rows of one record from zero: those that come are put behind. */
  position?: AnyPgColumn;
  /** A row that people save all the time: what counts is where it belongs, not whether it was changed since. */
  isRecord?: true;
  /** New rows of the survivor are not offered to the other when a merge is undone. */
  staysNew?: true;
  /** A list of ids, or a text or JSON with ids in it, rather than one. */
  holds?: 'ids' | 'text';
}

export interface Pair {
  survivorId: string;
  loserId: string;
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);

const isOf = (recordId: string, { column, holds }: KeyColumn): SQL => {
  if (holds === 'ids') return sql`${own(column)} @> array[${recordId}]::uuid[]`;
  if (holds === 'text') return sql`strpos(${own(column)}::text, ${recordId}) > 0`;
  return sql`${own(column)} = ${recordId}::uuid`;
};

/** The survivor has a row of its own at the same place. */
const isTaken = (survivorId: string, column: AnyPgColumn, columns: readonly AnyPgColumn[]): SQL =>
  sql`exists (select 1 from ${tableOf(column)} o where ${other(column)} = ${survivorId}::uuid
    and ${all(columns.map((one) => sql`${other(one)} = ${own(one)}`))})`;

/** A row that went because the survivor had one has its place again only where that one is still there. */
export const isBeside = (survivorId: string, { column, onceWith }: KeyColumn): SQL =>
  isTaken(survivorId, column, onceWith?.columns ?? []);

/** The rows of a record that move with it. */
function moving({ survivorId, loserId }: Pair, key: KeyColumn): SQL {
  const { column, holds, onceWith, partOf, unless } = key;
  const conditions = [isOf(loserId, key)];
  // Where both are named, none is named twice.
  if (holds) conditions.push(sql`not (${isOf(survivorId, key)})`);
  if (unless) conditions.push(sql`${own(unless)} is null`);
  if (onceWith) conditions.push(sql`not ${isTaken(survivorId, column, onceWith.columns)}`);
  if (partOf) {
    const stays = sql`${other(partOf.id)} = ${own(partOf.by)} and ${other(partOf.column)} = ${loserId}::uuid`;
    conditions.push(sql`not exists (select 1 from ${tableOf(partOf.id)} o where ${stays})`);
  }
  return all(conditions);
}

/** What a column says once the survivor stands in the place of the other. */
function replaced({ survivorId, loserId }: Pair, { column, holds }: KeyColumn): SQL {
  if (holds === 'ids') return sql`array_replace(${own(column)}, ${loserId}::uuid, ${survivorId}::uuid)`;
  if (holds === 'text') {
    const text = sql`replace(${own(column)}::text, ${loserId}, ${survivorId})`;
    return column.getSQLType() === 'jsonb' ? sql`${text}::jsonb` : text;
  }
  return sql`${survivorId}::uuid`;
}

/** Puts the survivor in the place of the other in one column. Gives how many rows it changed. */
export async function moveKeys(tx: Queryable, next: () => Place, pair: Pair, key: KeyColumn): Promise<number> {
  const { column, isRecord, position, onceWith } = key;
  const table = tableOf(column);
  const set: [AnyPgColumn, SQL][] = [[column, replaced(pair, key)]];
  if (position) {
    const last = sql`(select max(${other(position)}) from ${table} o where ${other(column)} = ${pair.survivorId}::uuid)`;
    set.push([position, sql`${own(position)} + 1 + coalesce(${last}, -1)`]);
  }
  const moved = await changeRows(tx, next(), table, { set, where: moving(pair, key), isRecord });
  if (onceWith?.ifTaken !== 'removed') return moved;
  return moved + (await removeRows(tx, next(), table, isOf(pair.loserId, key)));
}

/** How many rows would move, and how many would stay because the place is taken. */
export async function countKeys(tx: Queryable, pair: Pair, key: KeyColumn): Promise<{ moves: number; of: number }> {
  const { rows } = await tx.execute<{ moves: number; all: number }>(sql`
    select count(*) filter (where ${moving(pair, key)})::int as moves, count(*)::int as "all"
    from ${tableOf(key.column)} t where ${isOf(pair.loserId, key)}`);
  const [row] = rows;
  return { moves: row?.moves ?? 0, of: row?.all ?? 0 };
}

/** Rows of the survivor that are newer than a merge: made after it and not by it. */
export async function newRows(
  tx: Queryable,
  survivorId: string,
  mergeId: string,
  { column }: KeyColumn,
  limit: number,
) {
  const { rows } = await tx.execute<{ id: string; now: Record<string, unknown> }>(sql`
    select t.id, to_jsonb(t) as now from ${tableOf(column)} t
    where ${own(column)} = ${survivorId}::uuid and t.id > ${mergeId}::uuid order by t.id limit ${limit}`);
  return rows;
}

/** Gives new rows of the survivor to the other when they are two again. */
export async function giveRows(tx: Queryable, pair: Pair, { column, partOf }: KeyColumn, ids: readonly string[]) {
  const given = partOf
    ? sql`exists (select 1 from ${tableOf(partOf.id)} o
        where ${other(partOf.id)} = ${own(partOf.by)} and ${other(partOf.column)} = ${pair.loserId}::uuid)`
    : sql`t.id = any(${sql.param([...ids])}::uuid[])`;
  await tx.execute(sql`update ${tableOf(column)} t set ${bare(column)} = ${pair.loserId}::uuid
    where ${own(column)} = ${pair.survivorId}::uuid and ${given}`);
}
