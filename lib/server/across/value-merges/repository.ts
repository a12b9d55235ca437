import { aliasedTable, and, asc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { merges } from '../../db/schema/merges';
import { attributes, attributeValues } from '../../db/schema/taxonomy';
import { users } from '../../db/schema/users';
import { type MergesPlan, shownMerges } from '../../platform/merges/shown-repository';
import type { ValueUse } from '../../platform/value-use';

const [from, to] = [aliasedTable(attributeValues, 'from_value'), aliasedTable(attributeValues, 'to_value')];

const read = (tx: Queryable, { where, orderBy, limit }: MergesPlan) =>
  tx
    .select({
      id: merges.id,
      at: instantText(merges.at),
      records: sql<number>`coalesce(${merges.records}, 0)`,
      undoneAt: merges.undoneAt,
      attribute: attributes.nameEn,
      from: { id: from.id, label: from.nameEn },
      to: { id: to.id, label: to.nameEn },
      by: { id: users.id, name: users.name },
    })
    .from(merges)
    .innerJoin(from, eq(from.id, merges.loserId))
    .innerJoin(to, eq(to.id, merges.survivorId))
    .innerJoin(attributes, eq(attributes.id, from.attributeId))
    .innerJoin(users, eq(users.id, merges.actorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

export type MergeRow = Awaited<ReturnType<typeof read>>[number];

export const { findById, list } = shownMerges('value', read);

/** Stores the number of records that had the value, as reported before the merge. */
export const setRecords = (tx: Queryable, id: string, records: number) =>
  tx.update(merges).set({ records }).where(eq(merges.id, id));

/** Records with a value, optionally limited to the given ones. */
export async function recordsWith(
  tx: Queryable,
  { record, value }: ValueUse['columns'],
  valueId: string,
  among?: readonly string[],
): Promise<string[]> {
  const isAmong = among && sql`${record} = any(${sql.param([...among])}::uuid[])`;
  const rows = await tx
    .select({ id: sql<string>`${record}` })
    .from(record.table as PgTable)
    .where(and(eq(value, valueId), isAmong))
    .orderBy(asc(record));
  return rows.map(({ id }) => id);
}
