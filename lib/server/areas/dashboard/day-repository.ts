import { and, eq, gte, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { WAITING_AGES } from '@/lib/domain/records/waiting-ages';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { auditEntries } from '../../db/schema/system';
import { uploads } from '../../db/schema/uploads';

const dayOf = (at: AnyPgColumn) => sql<string>`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const many = sql<number>`count(*)::int`;

/** Imported catalogs per Indian day. */
export async function arrivalsByDay(tx: Queryable, since: Date): Promise<Map<string, number>> {
  const rows = await tx
    .select({ day: dayOf(catalogs.createdAt), count: many })
    .from(catalogs)
    .where(and(gte(catalogs.createdAt, since), isNull(catalogs.deletedAt)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Catalogs submitted for review and catalogs that went live, per Indian day; each counts once a day. */
export async function stepsByDay(tx: Queryable, since: Date): Promise<Map<string, Record<'tagged' | 'live', number>>> {
  const { at, action, subjectId, changes } = auditEntries;
  const became = (status: string) =>
    sql<number>`(count(distinct ${subjectId}) filter (where ${changes} -> 'status' ->> 'after' = ${status}))::int`;
  const rows = await tx
    .select({ day: dayOf(at), tagged: became('in_review'), live: became('live') })
    .from(auditEntries)
    .where(and(eq(action, 'catalogs.status-changed'), gte(at, since)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** Counts a column's timestamps per age band, youngest first. */
function byAge(at: AnyPgColumn, now: Date): Record<string, SQL<number>> {
  const before = (days: number | null) => (days === null ? undefined : later(-days * DAY, now).toISOString());
  const ages = WAITING_AGES.map(({ days }, place) => {
    const from = before(days);
    const to = before(place === 0 ? null : (WAITING_AGES[place - 1]?.days ?? null));
    const isIn = and(
      from === undefined ? undefined : sql`${at} > ${from}::timestamptz`,
      to === undefined ? undefined : sql`${at} <= ${to}::timestamptz`,
    );
    return [String(place), sql<number>`(count(*) filter (where ${isIn}))::int`] as const;
  });
  return Object.fromEntries(ages);
}

const inOrder = (counts: Record<string, number> | undefined) =>
  WAITING_AGES.map((_, place) => counts?.[String(place)] ?? 0);

/** Unfinished catalog uploads, by age. */
export async function uploadAges(tx: Queryable, now: Date): Promise<number[]> {
  const [counts] = await tx
    .select(byAge(uploads.createdAt, now))
    .from(uploads)
    .where(and(eq(uploads.kind, 'catalog'), ne(uploads.status, 'done')));
  return inOrder(counts);
}

/** Catalogs waiting for review, by waiting time. */
export async function reviewAges(tx: Queryable, now: Date): Promise<number[]> {
  const [counts] = await tx
    .select(byAge(catalogs.statusChangedAt, now))
    .from(catalogs)
    .where(and(eq(catalogs.status, 'in_review'), isNull(catalogs.deletedAt)));
  return inOrder(counts);
}
