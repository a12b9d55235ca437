import { aliasedTable, eq } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { attributes, attributeValues, mergedUses, valueMerges } from '../../db/schema/taxonomy';
import { users } from '../../db/schema/users';

const [from, to] = [aliasedTable(attributeValues, 'from_value'), aliasedTable(attributeValues, 'to_value')];
const { id, at, records, undoneAt } = valueMerges;

const selectMerges = (tx: Queryable) =>
  tx
    .select({
      id,
      at,
      records,
      undoneAt,
      attribute: attributes.nameEn,
      from: { id: from.id, label: from.nameEn },
      to: { id: to.id, label: to.nameEn },
      by: { id: users.id, name: users.name },
    })
    .from(valueMerges)
    .innerJoin(from, eq(from.id, valueMerges.fromId))
    .innerJoin(to, eq(to.id, valueMerges.toId))
    .innerJoin(attributes, eq(attributes.id, from.attributeId))
    .innerJoin(users, eq(users.id, valueMerges.actorId));

export type MergeRow = Awaited<ReturnType<typeof selectMerges>>[number];

export const findById = async (tx: Queryable, mergeId: string): Promise<MergeRow | undefined> =>
  (await selectMerges(tx).where(eq(id, mergeId)))[0];

/** Keeps a second undo waiting until the transaction ends. */
export const lockById = async (tx: Queryable, mergeId: string) =>
  (await tx.select().from(valueMerges).where(eq(id, mergeId)).for('update'))[0];

export async function insert(tx: Queryable, merge: typeof valueMerges.$inferInsert): Promise<void> {
  await tx.insert(valueMerges).values(merge);
}

/** Writes down which records a merge changed. */
export async function insertUses(tx: Queryable, rows: (typeof mergedUses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(mergedUses).values(rows);
}

export const usesOf = (tx: Queryable, mergeId: string) =>
  tx.select().from(mergedUses).where(eq(mergedUses.mergeId, mergeId));

export async function markUndone(tx: Queryable, mergeId: string, now: Date, by: string): Promise<void> {
  await tx.update(valueMerges).set({ undoneAt: now, undoneBy: by }).where(eq(id, mergeId));
}

export async function list(tx: Queryable, request: ListRequest): Promise<Page<MergeRow>> {
  const keyset = new Keyset<MergeRow>(request, { at }, id);
  const { where, orderBy, limit } = keyset.plan(undefined);
  const found = await selectMerges(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return keyset.page(found, (merge) => merge.at, await countUpTo(tx, tx.select({ id }).from(valueMerges).getSQL()));
}
