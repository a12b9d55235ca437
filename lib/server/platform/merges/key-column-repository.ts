import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { bare, changeRows, other, own, type Place, removeRows, tableOf } from './row-repository';

/** A column that references a record of a kind, and what a merge does with its rows. */
export interface KeyColumn {
  column: AnyPgColumn;
  /** Label for counting its rows: "catalogs". Omitted where they are not counted. */
  what?: string;
  /** Why its rows stay with the duplicate; omitted when they move. */
  staysBecause?: string;
  /**
   * A record is unique together with these columns: where the survivor already has a row, this one stays or is removed.
   * A removed row is restored only while the survivor's is still there.
   */
  onceWith?: { columns: readonly AnyPgColumn[]; ifTaken: 'stays' | 'removed' };
  /** Rows with a value here stay: they record the past. */
  unless?: AnyPgColumn;
  /** The row belongs to another one that may stay; then it stays as well. */
  partOf?: { by: AnyPgColumn; id: AnyPgColumn; column: AnyPgColumn };
  /** Position among a record's rows, from zero: moved rows are appended. */
  position?: AnyPgColumn;
  /** A row that people save often: only the reference counts, not whether it was changed since. */
  isRecord?: true;
  /** New rows of the survivor are not offered to the duplicate in an undo. */
  staysNew?: true;
  /** Holds several ids, or text or JSON that contains ids, instead of a single one. */
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

/** The survivor has its own row in the same place. */
const isTaken = (survivorId: string, column: AnyPgColumn, columns: readonly AnyPgColumn[]): SQL =>
  sql`exists (select 1 from ${tableOf(column)} o where ${other(column)} = ${survivorId}::uuid
    and ${all(columns.map((one) => sql`${other(one)} = ${own(one)}`))})`;

/** A row removed because the survivor had one can be restored only while that one is still there. */
export const isBeside = (survivorId: string, { column, onceWith }: KeyColumn): SQL =>
  isTaken(survivorId, column, onceWith?.columns ?? []);

/** Rows of a record that move. */
function moving({ survivorId, loserId }: Pair, key: KeyColumn): SQL {
  const { column, holds, onceWith, partOf, unless } = key;
  const conditions = [isOf(loserId, key)];
  // Rows that contain both are skipped, so that the survivor is not listed twice.
  if (holds) conditions.push(sql`not (${isOf(survivorId, key)})`);
  if (unless) conditions.push(sql`${own(unless)} is null`);
  if (onceWith) conditions.push(sql`not ${isTaken(survivorId, column, onceWith.columns)}`);
  if (partOf) {
    const stays = sql`${other(partOf.id)} = ${own(partOf.by)} and ${other(partOf.column)} = ${loserId}::uuid`;
    conditions.push(sql`not exists (select 1 from ${tableOf(partOf.id)} o where ${stays})`);
  }
  return all(conditions);
}

/** New value of a column after the survivor replaces the duplicate. */
function replaced({ survivorId, loserId }: Pair, { column, holds }: KeyColumn): SQL {
  if (holds === 'ids') return sql`array_replace(${own(column)}, ${loserId}::uuid, ${survivorId}::uuid)`;
  if (holds === 'text') {
    const text = sql`replace(${own(column)}::text, ${loserId}, ${survivorId})`;
    return column.getSQLType() === 'jsonb' ? sql`${text}::jsonb` : text;
  }
  return sql`${survivorId}::uuid`;
}

/** Replaces the duplicate by the survivor in one column. Returns the number of changed rows. */
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

/** Number of rows that would move, out of all. */
export async function countKeys(tx: Queryable, pair: Pair, key: KeyColumn): Promise<{ moves: number; of: number }> {
  const { rows } = await tx.execute<{ moves: number; all: number }>(sql`
    select count(*) filter (where ${moving(pair, key)})::int as moves, count(*)::int as "all"
    from ${tableOf(key.column)} t where ${isOf(pair.loserId, key)}`);
  const [row] = rows;
  return { moves: row?.moves ?? 0, of: row?.all ?? 0 };
}

/** New rows of the survivor: created after a merge and not by it. */
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

/** Gives new rows of the survivor to the duplicate in an undo. */
export async function giveRows(tx: Queryable, pair: Pair, { column, partOf }: KeyColumn, ids: readonly string[]) {
  const given = partOf
    ? sql`exists (select 1 from ${tableOf(partOf.id)} o
        where ${other(partOf.id)} = ${own(partOf.by)} and ${other(partOf.column)} = ${pair.loserId}::uuid)`
    : sql`t.id = any(${sql.param([...ids])}::uuid[])`;
  await tx.execute(sql`update ${tableOf(column)} t set ${bare(column)} = ${pair.loserId}::uuid
    where ${own(column)} = ${pair.survivorId}::uuid and ${given}`);
}
