import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Option } from '@/lib/contracts/base/options';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { inTurn, openOf } from './repository';
import { isHeld, isWaiting } from '../../platform/leases/hold-repository';

const doneSince = (since: Date) => and(eq(uploads.status, 'done'), gte(uploads.statusChangedAt, since));

/** Number of work items a user finished since then. */
export const countDone = (tx: Queryable, kind: UploadKind, userId: string, since: Date): Promise<number> =>
  tx.$count(uploads, and(eq(uploads.kind, kind), eq(uploads.editorId, userId), doneSince(since)));

/** Number of waiting and recently finished work items per editor. */
export async function countByEditor(tx: Queryable, kind: UploadKind, editorIds: readonly string[], since: Date) {
  const rows = await tx
    .select({
      editorId: sql<string>`${uploads.editorId}`,
      assigned: sql<number>`(count(*) filter (where ${isWaiting()}))::int`,
      doneToday: sql<number>`(count(*) filter (where ${doneSince(since)}))::int`,
    })
    .from(uploads)
    .where(and(eq(uploads.kind, kind), inArray(uploads.editorId, [...editorIds]), or(isWaiting(), doneSince(since))))
    .groupBy(uploads.editorId);
  return new Map(rows.map((row) => [row.editorId, row]));
}

/** All active leases, those that expire first on top. */
export const listHeld = (tx: Queryable, kind: UploadKind) =>
  tx
    .select({
      id: uploads.id,
      editorId: uploads.editorId,
      seller: sellers.businessName,
      leaseUntil: instantText(uploads.leaseUntil),
    })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .where(and(eq(uploads.kind, kind), isHeld()))
    .orderBy(asc(uploads.leaseUntil), asc(uploads.id));

/** Number of open work items per user, whether leased or not. */
export async function countOpenByEditor(
  tx: Queryable,
  kind: UploadKind,
  editorIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ editorId: sql<string>`${uploads.editorId}`, open: sql<number>`count(*)::int` })
    .from(uploads)
    .where(
      and(
        eq(uploads.kind, kind),
        inArray(uploads.editorId, [...editorIds]),
        inArray(uploads.status, ['assigned', 'in_progress']),
      ),
    )
    .groupBy(uploads.editorId);
  return new Map(rows.map(({ editorId, open }) => [editorId, open]));
}

export const countOpen = (tx: Queryable, kind: UploadKind, userId: string): Promise<number> =>
  tx.$count(uploads, and(eq(uploads.kind, kind), openOf(userId)));

/** First of a user's open work items in queue order, labelled with the seller's name. */
export const someOpen = (tx: Queryable, kind: UploadKind, userId: string, limit: number): Promise<Option[]> =>
  tx
    .select({ id: uploads.id, label: sellers.businessName })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .where(and(eq(uploads.kind, kind), openOf(userId)))
    .orderBy(...inTurn)
    .limit(limit);
