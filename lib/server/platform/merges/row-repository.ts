import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { mergeRows } from '../../db/schema/merges';

/** A step in a merge's manifest: rows changed by one statement. */
export interface Place {
  mergeId: string;
  step: number;
}

const joined = (parts: SQL[], by = sql`, `) => sql.join(parts, by);
const columnName = (column: AnyPgColumn): string => toSnakeCase(column.name);
const named = (column: string | AnyPgColumn) => (typeof column === 'string' ? column : columnName(column));

/** A column of the row `t`, which this kit's statements change, or of another row compared with it. */
export const own = (column: string | AnyPgColumn): SQL => sql`t.${sql.identifier(named(column))}`;
export const other = (column: AnyPgColumn): SQL => sql`o.${sql.identifier(named(column))}`;
/** Same in the form `set` requires. */
export const bare = (column: AnyPgColumn) => sql.identifier(named(column));
export const tableName = (table: PgTable): string => getTableName(table);
export const tableOf = (column: AnyPgColumn): PgTable => column.table as PgTable;

/** Column names of a table's primary key. */
function keyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const parts = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return parts.map(columnName);
}

const hasVersion = (table: PgTable) => getTableConfig(table).columns.some((column) => columnName(column) === 'version');

/** Some fields of a JSON row, as JSON. */
const picked = (row: SQL, names: readonly string[]): SQL =>
  sql`jsonb_build_object(${joined(names.map((name) => sql`${name}::text, ${row} -> ${name}::text`))})`;

const sameKey = (table: PgTable, other: string): SQL =>
  joined(
    keyOf(table).map((name) => sql`t.${sql.identifier(name)} = ${sql.identifier(other)}.${sql.identifier(name)}`),
    sql` and `,
  );

interface Change {
  set: readonly (readonly [column: AnyPgColumn, value: SQL])[];
  /** Condition on the row `t`. */
  where: SQL;
  /** A row that normal saves also change: only the column counts, not the version. */
  isRecord?: boolean;
}

/** Writes columns of the matching rows and stores both states in the manifest. Returns how many. */
export async function changeRows(tx: Queryable, { mergeId, step }: Place, table: PgTable, change: Change) {
  const key = keyOf(table);
  const names = change.set.map(([column]) => columnName(column));
  const version = !change.isRecord && hasVersion(table) ? sql`(is_now ->> 'version')::int` : sql`null::int`;
  const { rowCount } = await tx.execute(sql`
    with target as (select ${joined(key.map((name) => own(name)))}, to_jsonb(t) as was from ${table} t where ${change.where} for update),
    changed as (update ${table} t
      set ${joined(change.set.map(([column, value]) => sql`${bare(column)} = ${value}`))}
      from target where ${sameKey(table, 'target')} returning target.was, to_jsonb(t) as is_now)
    insert into ${mergeRows} (id, merge_id, step, "table", key, before, after, version)
    select gen_random_uuid(), ${mergeId}::uuid, ${step}::smallint, ${getTableName(table)}::text,
      ${picked(sql`is_now`, key)}, ${picked(sql`was`, names)}, ${picked(sql`is_now`, names)}, ${version}
    from changed`);
  return rowCount ?? 0;
}

/** Removes rows and stores them in the manifest. Returns how many. */
export async function removeRows(tx: Queryable, { mergeId, step }: Place, table: PgTable, where: SQL) {
  const { rowCount } = await tx.execute(sql`
    with removed as (delete from ${table} t where ${where} returning to_jsonb(t) as was)
    insert into ${mergeRows} (id, merge_id, step, "table", key, before)
    select gen_random_uuid(), ${mergeId}::uuid, ${step}::smallint, ${getTableName(table)}::text,
      ${picked(sql`was`, keyOf(table))}, was from removed`);
  return rowCount ?? 0;
}

/** Rows of one step in the manifest. */
export interface Step {
  step: number;
  table: string;
  columns: string[];
  isRemoval: boolean;
}

/** Steps of a merge, latest first. */
export async function stepsOf(tx: Queryable, mergeId: string): Promise<Step[]> {
  const { rows } = await tx.execute<{ step: number; table: string; columns: string[]; is_removal: boolean }>(sql`
    select distinct on (step) step, "table", after is null as is_removal,
      array(select jsonb_object_keys(before)) as columns
    from ${mergeRows} where ${mergeRows.mergeId} = ${mergeId} order by step desc, id`);
  return rows.map(({ is_removal: isRemoval, ...row }) => ({ ...row, isRemoval }));
}

/** Values of a key column in the rows of its table changed by a merge. */
export async function changedIds(tx: Queryable, mergeId: string, column: AnyPgColumn): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct key ->> ${columnName(column)}::text as id from ${mergeRows}
    where ${mergeRows.mergeId} = ${mergeId} and "table" = ${getTableName(column.table)} order by 1`);
  return rows.map(({ id }) => id);
}

const keyRow = (table: PgTable) => sql`jsonb_populate_record(null::${table}, m.key) k`;
const ofStep = (mergeId: string, step: number) => sql`m.merge_id = ${mergeId} and m.step = ${step}`;
const anyOf = (ids: readonly string[]) => sql`m.id = any(${sql.param([...ids])}::uuid[])`;

interface Choice {
  /** Manifest rows that stay as they are now. */
  stay: readonly string[];
  /** Rows to restore although they were written since. */
  back: readonly string[];
  /** Condition for restoring removed rows. */
  hasPlace?: SQL | undefined;
}

/** Restores the rows of a step, except those written since then or kept by choice. Returns how many. */
export async function restoreStep(
  tx: Queryable,
  mergeId: string,
  { step, columns, isRemoval }: Step,
  table: PgTable,
  { stay, back, hasPlace = sql`true` }: Choice,
): Promise<number> {
  if (isRemoval) {
    const { rowCount } = await tx.execute(sql`insert into ${table}
      select t.* from ${mergeRows} m, jsonb_populate_record(null::${table}, m.before) t
      where ${ofStep(mergeId, step)} and not ${anyOf(stay)} and ${hasPlace} on conflict do nothing`);
    return rowCount ?? 0;
  }
  const set = columns.map((name) => sql`${sql.identifier(name)} = o.${sql.identifier(name)}`);
  const { rowCount } = await tx.execute(sql`update ${table} t set ${joined(set)}
    from ${mergeRows} m, ${keyRow(table)}, jsonb_populate_record(null::${table}, m.before) o
    where ${ofStep(mergeId, step)} and ${sameKey(table, 'k')} and not ${anyOf(stay)}
      and (${picked(sql`to_jsonb(t)`, columns)} = m.after or ${anyOf(back)})`);
  return rowCount ?? 0;
}

/** A row's state since the merge. */
export interface ChangedRow {
  id: string;
  table: string;
  key: Record<string, unknown>;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** `gone`: removed; `elsewhere`: the merged columns have other values; `changed`: other columns have. */
  how: 'gone' | 'elsewhere' | 'changed';
  now: Record<string, unknown> | null;
}

/** Rows of a step that were changed since the merge. */
export async function changedSince(
  tx: Queryable,
  mergeId: string,
  { step, columns, isRemoval }: Step,
  table: PgTable,
  limit: number,
): Promise<ChangedRow[]> {
  if (isRemoval) return [];
  const [first = ''] = keyOf(table);
  const now = picked(sql`to_jsonb(t)`, columns);
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select m.id, m."table", m.key, m.before, m.after, to_jsonb(t) as now,
      case when ${own(first)} is null then 'gone' when ${now} <> m.after then 'elsewhere' else 'changed' end as how
    from ${mergeRows} m cross join lateral ${keyRow(table)} left join ${table} t on ${sameKey(table, 'k')}
    where ${ofStep(mergeId, step)} and (${own(first)} is null or ${now} <> m.after
      or (m.version is not null and m.version is distinct from (to_jsonb(t) ->> 'version')::int))
    order by m.id limit ${limit}`);
  return rows as unknown as ChangedRow[];
}
