import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { ValueRequestState } from '@/lib/domain/taxonomy/value-request-states';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { catalogs, valueRequests } from '../../db/schema/catalogs';
import { auditEntries } from '../../db/schema/system';
import { attributes, attributeValues } from '../../db/schema/taxonomy';
import { users } from '../../db/schema/users';
import type { StepChanges } from '../../platform/steps/step-repository';

const [asker, decider] = [alias(users, 'asker'), alias(users, 'decider')];
const { id, nameEn, nameHi, note, state, decidedAt, reason, createdAt, version } = valueRequests;

const select = (tx: Queryable) =>
  tx
    .select({
      ...{ id, nameEn, nameHi, note, state, decidedAt, reason, createdAt, version },
      catalog: { id: catalogs.id, title: catalogs.title },
      attribute: { id: attributes.id, nameEn: attributes.nameEn },
      value: { id: attributeValues.id, nameEn: attributeValues.nameEn },
      askedBy: { id: asker.id, name: asker.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(valueRequests)
    .innerJoin(catalogs, eq(catalogs.id, valueRequests.catalogId))
    .innerJoin(attributes, eq(attributes.id, valueRequests.attributeId))
    .innerJoin(asker, eq(asker.id, valueRequests.askedById))
    .leftJoin(attributeValues, eq(attributeValues.id, valueRequests.valueId))
    .leftJoin(decider, eq(decider.id, valueRequests.decidedById));

export type FoundRequest = Awaited<ReturnType<typeof select>>[number];

export const findById = async (tx: Queryable, wanted: string): Promise<FoundRequest | undefined> =>
  (await select(tx).where(eq(id, wanted)))[0];

export const findByCatalog = (tx: Queryable, catalogId: string): Promise<FoundRequest[]> =>
  select(tx).where(eq(valueRequests.catalogId, catalogId)).orderBy(desc(createdAt), desc(id));

/** Locks the suggestion until the transaction ends, so that a second decision waits. */
export const lockById = async (tx: Queryable, wanted: string) =>
  (await tx.select().from(valueRequests).where(eq(id, wanted)).for('update'))[0];

type Wish = Pick<typeof valueRequests.$inferInsert, 'catalogId' | 'attributeId' | 'nameEn'>;

/** The same open suggestion of the same catalog, locked until the transaction ends so that it cannot be decided. */
export const lockOpen = async (tx: Queryable, wish: Wish): Promise<string | undefined> =>
  (
    await tx
      .select({ id })
      .from(valueRequests)
      .where(
        and(
          eq(valueRequests.catalogId, wish.catalogId),
          eq(valueRequests.attributeId, wish.attributeId),
          sql`lower(${nameEn}) = lower(${wish.nameEn})`,
          eq(state, 'open'),
        ),
      )
      .for('update')
  )[0]?.id;

/** Returns whether it was inserted: not when the same suggestion is already open. */
export const insert = async (tx: Queryable, row: typeof valueRequests.$inferInsert): Promise<boolean> =>
  (await tx.insert(valueRequests).values(row).onConflictDoNothing().returning({ id })).length > 0;

/** Audit actions: asked first, or joined later. */
export const ASKED = { first: 'value-requests.asked', too: 'value-requests.asked-too' } as const;

/** Users who joined each suggestion after the first one, in order; only the audit log has them. */
export const alsoAskersOf = (tx: Queryable, wanted: readonly string[]) =>
  wanted.length === 0
    ? Promise.resolve([])
    : tx
        .select({ requestId: auditEntries.subjectId, person: { id: users.id, name: users.name } })
        .from(auditEntries)
        .innerJoin(users, eq(users.id, auditEntries.actorId))
        .where(and(inArray(auditEntries.subjectId, [...wanted]), eq(auditEntries.action, ASKED.too)))
        .orderBy(asc(auditEntries.at), asc(auditEntries.id));

/** Effects of accepting a value. */
export interface Accepted {
  /** The value was created for it. */
  isNew: boolean;
  /** The catalog got the value by it. */
  isTagged: boolean;
}

/** Effects of the last acceptance of a suggestion. */
export async function lastAcceptance(tx: Queryable, wanted: string): Promise<Accepted> {
  const [entry] = await tx
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, wanted), eq(auditEntries.action, 'value-requests.accepted')))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  return { isNew: entry?.details.isNew === true, isTagged: entry?.details.isTagged === true };
}

export const update = (
  tx: Queryable,
  wanted: string,
  changes: StepChanges<typeof valueRequests.$inferInsert, 'state'>,
) =>
  tx
    .update(valueRequests)
    .set({ ...changes, version: sql`${version} + 1` })
    .where(eq(id, wanted));

export async function list(
  tx: Queryable,
  request: ListRequest & { state?: ValueRequestState[] },
): Promise<Page<FoundRequest>> {
  const matching = request.state && inArray(state, request.state);
  const keyset = new Keyset<FoundRequest>(request, { createdAt }, id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await select(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const all = tx.select({ id }).from(valueRequests).where(matching).getSQL();
  return keyset.page(found, (row) => row.createdAt, await countUpTo(tx, all));
}
