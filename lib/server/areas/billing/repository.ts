import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Storage } from '@/lib/contracts/billing/billing';
import type { Added, StorageKind, Stored } from '@/lib/domain/billing/storage';
import type { Seat } from '@/lib/domain/billing/seats';
import type { Queryable } from '../../db/database';
import { files } from '../../db/schema/files';
import { users } from '../../db/schema/users';

/** Owner to filter by: one user's id, or null for all users. */
export type OwnerId = string | null;

const count = sql<number>`count(*)::int`;
const bytes = sql<number>`sum(${files.bytes})`.mapWith(Number);
const ofOwner = (ownerId: OwnerId) => (ownerId === null ? undefined : eq(files.ownerId, ownerId));

/** Index of the first moment after `at`; the number of moments when `at` is after all of them. */
const placeAmong = (at: SQL | typeof files.createdAt, moments: readonly Date[]): SQL<number> =>
  sql`width_bucket(${at}, ${sql.param(moments.map((moment) => moment.toISOString()))}::timestamptz[])`;

/**
 * Counts files by kind and month. Months are given by their ends, oldest first; files after the last end are left out.
 */
export async function countByMonth(tx: Queryable, ownerId: OwnerId, ends: readonly Date[]): Promise<Added[]> {
  const kind = sql<StorageKind>`case when ${files.type} like 'image/%' then 'photos'
    when ${files.type} like 'video/%' then 'videos' else 'documents' end`;
  const rows = await tx
    .select({ kind, nth: placeAmong(files.createdAt, ends), files: count, bytes })
    .from(files)
    .where(ofOwner(ownerId))
    .groupBy(sql`1`, sql`2`);
  return rows.filter(({ nth }) => nth < ends.length);
}

/** Counts files with an expiry date, grouped by the first of the given moments they expire before. */
export const countLeaving = (
  tx: Queryable,
  ownerId: OwnerId,
  ends: readonly Date[],
): Promise<(Stored & { nth: number })[]> =>
  tx
    .select({ nth: placeAmong(sql`${files.expiresAt}`, ends), files: count, bytes })
    .from(files)
    .where(and(isNotNull(files.expiresAt), ofOwner(ownerId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** The users who uploaded the most bytes. */
export async function largestOwners(tx: Queryable, limit: number): Promise<Storage['people']> {
  const held = tx
    .select({ ownerId: files.ownerId, files: count.as('files'), bytes: bytes.as('bytes') })
    .from(files)
    .groupBy(files.ownerId)
    .orderBy(desc(sql`3`), asc(files.ownerId))
    .limit(limit)
    .as('held');
  const rows = await tx
    .select({ id: users.id, name: users.name, files: held.files, bytes: held.bytes })
    .from(held)
    .innerJoin(users, eq(users.id, held.ownerId))
    .orderBy(desc(held.bytes), asc(users.id));
  return rows.map(({ id, name, ...stored }) => ({ person: { id, name }, ...stored }));
}

/** Every account there ever was, or only the given user's. */
export const listSeats = (tx: Queryable, ownerId: OwnerId): Promise<Seat[]> =>
  tx
    .select({
      id: users.id,
      name: users.name,
      roles: users.roles,
      createdAt: users.createdAt,
      disabledAt: users.disabledAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(users)
    .where(ownerId === null ? undefined : eq(users.id, ownerId))
    .orderBy(asc(users.name), asc(users.id));
