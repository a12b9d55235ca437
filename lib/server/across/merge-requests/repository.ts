import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { MergeState } from '@/lib/domain/merges/merge-states';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { containing, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { mergeComments, mergeRequests } from '../../db/schema/merges';
import { users } from '../../db/schema/users';
import type { MergeTable } from '../../platform/merges/merge-kit';

const [asker, decider] = [alias(users, 'asker'), alias(users, 'decider')];
const { id, kind, firstId, secondId, score, isCertain, reasons, note, status, statusReason, mergeId, version } =
  mergeRequests;

const select = (tx: Queryable) =>
  tx
    .select({
      ...{ id, kind, firstId, secondId, score, isCertain, reasons, note, status, statusReason, mergeId, version },
      statusChangedAt: instantText(mergeRequests.statusChangedAt),
      createdAt: instantText(mergeRequests.createdAt),
      askedBy: { id: asker.id, name: asker.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(mergeRequests)
    .leftJoin(asker, eq(asker.id, mergeRequests.askedById))
    .leftJoin(decider, eq(decider.id, mergeRequests.decidedById));

export type FoundRequest = Awaited<ReturnType<typeof select>>[number];

export const findById = async (tx: Queryable, wanted: string): Promise<FoundRequest | undefined> =>
  (await select(tx).where(eq(id, wanted)))[0];

/** Locks a request against concurrent decisions until the transaction ends. */
export const lockById = async (tx: Queryable, wanted: string) =>
  (await tx.select({ id }).from(mergeRequests).where(eq(id, wanted)).for('update'))[0];

/** Matches when every typed word is in a search text. */
export const foundByWords = (text: AnyPgColumn, q: string): SQL | undefined =>
  and(...searchTerms(q).map((term) => sql`${text} like ${containing(term)}`));

/** Rows of one kind's table that match a search. */
export interface Named {
  table: MergeTable;
  isFound: SQL;
}

/** Matches when either of the two is found. */
const isNamed = (named: readonly Named[]) =>
  or(
    ...named.map(
      ({ table, isFound }) =>
        sql`exists (select 1 from ${table} where ${table.id} in (${firstId}, ${secondId}) and ${isFound})`,
    ),
  );

export interface RequestFilters {
  /** Matches of each kind; omitted when there is no search. */
  named?: readonly Named[];
  kind?: MergeKind[];
  status?: MergeState[];
  isCertain?: boolean;
  isAsked?: boolean;
}

export const list = (tx: Queryable, filters: RequestFilters & ListRequest): Promise<Page<FoundRequest>> =>
  listPage(tx, filters, {
    sorts: { score, createdAt: mergeRequests.createdAt },
    id,
    where: and(
      filters.named && isNamed(filters.named),
      filters.kind && inArray(kind, filters.kind),
      filters.status && inArray(status, filters.status),
      filters.isCertain === undefined ? undefined : eq(isCertain, filters.isCertain),
      filters.isAsked === undefined ? undefined : (filters.isAsked ? isNotNull : isNull)(mergeRequests.askedById),
    ),
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => found,
  });

/** Requests of one record, latest first. */
export const ofRecord = (tx: Queryable, of: MergeKind, recordId: string, limit: number): Promise<FoundRequest[]> =>
  select(tx)
    .where(and(eq(kind, of), or(eq(firstId, recordId), eq(secondId, recordId))))
    .orderBy(desc(mergeRequests.createdAt), desc(id))
    .limit(limit);

type NewRequest = typeof mergeRequests.$inferInsert;

/** Adds a pair. Returns true when it is new. */
export const insert = async (tx: Queryable, row: NewRequest): Promise<boolean> =>
  (await tx.insert(mergeRequests).values(row).onConflictDoNothing().returning({ id })).length > 0;

/** The request whose latest merge is this one. */
export const findByMerge = async (tx: Queryable, wanted: string): Promise<FoundRequest | undefined> =>
  (await select(tx).where(eq(mergeId, wanted)))[0];

/** The pair, locked against decisions until the transaction ends. */
export const lockPair = async (tx: Queryable, pair: Pick<NewRequest, 'kind' | 'firstId' | 'secondId'>) =>
  (
    await tx
      .select({ id })
      .from(mergeRequests)
      .where(and(eq(kind, pair.kind), eq(firstId, pair.firstId), eq(secondId, pair.secondId)))
      .for('update')
  )[0]?.id;

/** Adds the person who asked to a suggested pair. */
export const setAsker = (tx: Queryable, wanted: string, askedById: string, asked: string, asScore: number) =>
  tx
    .update(mergeRequests)
    .set({
      askedById,
      note: asked,
      score: sql`greatest(${score}, ${asScore}::int)`,
      version: sql`${version} + 1`,
    })
    .where(eq(id, wanted));

const isCertainOne = and(eq(status, 'open'), eq(isCertain, true));

/** Open certain pairs, oldest first; locked against decisions when they are to be written. */
export const findCertain = async (tx: Queryable, limit: number): Promise<string[]> =>
  (
    await tx.select({ id }).from(mergeRequests).where(isCertainOne).orderBy(mergeRequests.createdAt, id).limit(limit)
  ).map((row) => row.id);

const author = { id: users.id, name: users.name };

export const listComments = (tx: Queryable, requestId: string, request: ListRequest) =>
  listPage(tx, request, {
    sorts: { at: mergeComments.at },
    id: mergeComments.id,
    where: eq(mergeComments.requestId, requestId),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({ id: mergeComments.id, text: mergeComments.text, at: instantText(mergeComments.at), author })
        .from(mergeComments)
        .innerJoin(users, eq(users.id, mergeComments.authorId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (comment) => comment,
  });

/** Comments cannot be changed or removed. */
export async function insertComment(tx: Queryable, row: typeof mergeComments.$inferInsert): Promise<void> {
  await tx.insert(mergeComments).values(row);
}
