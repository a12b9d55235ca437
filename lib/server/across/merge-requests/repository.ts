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

/** Keeps a second decision waiting until the transaction ends. */
export const lockById = async (tx: Queryable, wanted: string) =>
  (await tx.select({ id }).from(mergeRequests).where(eq(id, wanted)).for('update'))[0];

/** Every word that somebody typed is in a text that is written for searches. */
export const foundByWords = (text: AnyPgColumn, q: string): SQL | undefined =>
  and(...searchTerms(q).map((term) => sql`${text} like ${containing(term)}`));

/** Rows of one kind's table that a search finds. */
export interface Named {
  table: MergeTable;
  isFound: SQL;
}

/** One of the two is found. */
const isNamed = (named: readonly Named[]) =>
  or(
    ...named.map(
      ({ table, isFound }) =>
        sql`exists (select 1 from ${table} where ${table.id} in (${firstId}, ${secondId}) and ${isFound})`,
    ),
  );

export interface RequestFilters {
  /** Of each kind; left out where nothing is searched for. */
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

/** What one record may be one with, the last one first. */
export const ofRecord = (tx: Queryable, of: MergeKind, recordId: string, limit: number): Promise<FoundRequest[]> =>
  select(tx)
    .where(and(eq(kind, of), or(eq(firstId, recordId), eq(secondId, recordId))))
    .orderBy(desc(mergeRequests.createdAt), desc(id))
    .limit(limit);

type NewRequest = typeof mergeRequests.$inferInsert;

/** Adds a pair. Says whether it was not there yet. */
export const insert = async (tx: Queryable, row: NewRequest): Promise<boolean> =>
  (await tx.insert(mergeRequests).values(row).onConflictDoNothing().returning({ id })).length > 0;

/** The request whose last merge is this one. */
export const findByMerge = async (tx: Queryable, wanted: string): Promise<FoundRequest | undefined> =>
  (await select(tx).where(eq(mergeId, wanted)))[0];

/** The pair, kept from being decided about until the transaction ends. */
export const lockPair = async (tx: Queryable, pair: Pick<NewRequest, 'kind' | 'firstId' | 'secondId'>) =>
  (
    await tx
      .select({ id })
      .from(mergeRequests)
      .where(and(eq(kind, pair.kind), eq(firstId, pair.firstId), eq(secondId, pair.secondId)))
      .for('update')
  )[0]?.id;

/** Somebody asks about a pair that was suggested. */
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

/** Pairs that are certain and open, the oldest first; kept from being decided about when they are to be written. */
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

/** There is no way to change or remove a comment. */
export async function insertComment(tx: Queryable, row: typeof mergeComments.$inferInsert): Promise<void> {
  await tx.insert(mergeComments).values(row);
}
