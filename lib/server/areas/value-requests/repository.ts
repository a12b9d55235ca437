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

/** Keeps a second decision waiting until the transaction ends. */
export const lockById = async (tx: Queryable, wanted: string) =>
  (await tx.select().from(valueRequests).where(eq(id, wanted)).for('update'))[0];

type Wish = Pick<typeof valueRequests.$inferInsert, 'catalogId' | 'attributeId' | 'nameEn'>;

/** The same wish of the same catalog that nobody decided about yet, which nobody can until the transaction ends. */
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

/** Says whether it was put there: not where the same wish is open already. */
export const insert = async (tx: Queryable, row: typeof valueRequests.$inferInsert): Promise<boolean> =>
  (await tx.insert(valueRequests).values(row).onConflictDoNothing().returning({ id })).length > 0;

/** That somebody asked, first or as well. */
export const ASKED = { first: 'value-requests.asked', too: 'value-requests.asked-too' } as const;

/** Who asked for each of some wishes beside the first one, in their order; only the log of actions says it. */
export const alsoAskersOf = (tx: Queryable, wanted: readonly string[]) =>
  wanted.length === 0
    ? Promise.resolve([])
    : tx
        .select({ requestId: auditEntries.subjectId, person: { id: users.id, name: users.name } })
        .from(auditEntries)
        .innerJoin(users, eq(users.id, auditEntries.actorId))
        .where(and(inArray(auditEntries.subjectId, [...wanted]), eq(auditEntries.action, ASKED.too)))
        .orderBy(asc(auditEntries.at), asc(auditEntries.id));

/** What accepting a value brought about. */
export interface Accepted {
  /** The value was made for it. */
  isNew: boolean;
  /** The catalog got it by it. */
  isTagged: boolean;
}

/** What the last acceptance of a wish brought about. */
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
