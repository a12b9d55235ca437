import { and, asc, eq, gt, gte, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Stuck, WaitingUpload } from '@/lib/contracts/cycles/cycle-work';
import { CATALOG_STATUSES, isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { uploads, uploadSkips } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { isHeld } from '../../platform/leases/hold-repository';
import { sellersOfCycle } from './leftover-repository';

/** Rows shown per list. */
const SHOWN = 10;

const seller = { id: sellers.id, businessName: sellers.businessName };

const lastReason = sql<string | null>`(select ${uploadSkips.reason} from ${uploadSkips}
  where ${uploadSkips.uploadId} = ${uploads.id} order by ${uploadSkips.at} desc, ${uploadSkips.id} desc limit 1)`;

async function uploadsThat(
  tx: Queryable,
  cycleId: string,
  matching: SQL | undefined,
  orderBy: readonly SQL[],
): Promise<{ all: number; rows: WaitingUpload[] }> {
  const where = and(
    inArray(uploads.status, ['open', 'assigned', 'in_progress']),
    inArray(uploads.sellerId, sellersOfCycle(tx, cycleId)),
    matching,
  );
  const rows = await tx
    .select({
      id: uploads.id,
      seller,
      editor: { id: users.id, name: users.name },
      since: instantText(uploads.statusChangedAt),
      skips: uploads.skips,
      reason: lastReason,
    })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .leftJoin(users, eq(users.id, uploads.editorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(SHOWN);
  return { all: await tx.$count(uploads, where), rows };
}

/** Uploads of a cycle's markets that wait, are in progress, have an expired lease or were skipped. */
export async function stuckUploads(tx: Queryable, cycleId: string) {
  const oldest = [asc(uploads.createdAt), asc(uploads.id)];
  const since = [asc(uploads.statusChangedAt), asc(uploads.id)];
  const isOver = and(eq(uploads.status, 'in_progress'), not(isHeld()));
  return {
    oldest: await uploadsThat(tx, cycleId, undefined, oldest),
    held: await uploadsThat(tx, cycleId, isHeld(), since),
    overLease: await uploadsThat(tx, cycleId, isOver, since),
    skipped: await uploadsThat(tx, cycleId, gt(uploads.skips, 0), [sql`${uploads.skips} desc`, ...oldest]),
  };
}

const ofCycle = (tx: Queryable, cycleId: string) =>
  and(isNull(catalogs.deletedAt), inArray(catalogs.sellerId, sellersOfCycle(tx, cycleId)));

/** Catalogs that have waited longest for a review. */
export async function waitingForReview(tx: Queryable, cycleId: string): Promise<Stuck['inReview']> {
  const where = and(eq(catalogs.status, 'in_review'), ofCycle(tx, cycleId));
  const rows = await tx
    .select({ id: catalogs.id, title: catalogs.title, seller, since: instantText(catalogs.statusChangedAt) })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .where(where)
    .orderBy(asc(catalogs.statusChangedAt), asc(catalogs.id))
    .limit(SHOWN);
  return { all: await tx.$count(catalogs, where), rows };
}

/** How many catalogs are with their editor. */
export const countWithEditor = (tx: Queryable, cycleId: string): Promise<number> =>
  tx.$count(catalogs, and(inArray(catalogs.status, CATALOG_STATUSES.filter(isWithEditor)), ofCycle(tx, cycleId)));

interface Weeks {
  /** Start of the last seven days, and of the seven before them. */
  now: Date;
  before: Date;
}

/** Reasons for skipped uploads and rejected catalogs, fastest rising first. */
export async function risingReasons(tx: Queryable, cycleId: string, weeks: Weeks): Promise<Stuck['reasons']> {
  const counts = (at: SQL) => ({
    now: sql<number>`(count(*) filter (where ${gte(at, weeks.now)}))::int`,
    before: sql<number>`(count(*) filter (where ${lt(at, weeks.now)}))::int`,
  });
  const skips = await tx
    .select({ reason: uploadSkips.reason, ...counts(sql`${uploadSkips.at}`) })
    .from(uploadSkips)
    .innerJoin(uploads, eq(uploads.id, uploadSkips.uploadId))
    .where(and(gte(uploadSkips.at, weeks.before), inArray(uploads.sellerId, sellersOfCycle(tx, cycleId))))
    .groupBy(uploadSkips.reason);
  const reviews = await tx
    .select({ reason: sql<string>`${catalogs.statusReason}`, ...counts(sql`${catalogs.statusChangedAt}`) })
    .from(catalogs)
    .where(
      and(
        inArray(catalogs.status, ['changes_requested', 'rejected']),
        gte(catalogs.statusChangedAt, weeks.before),
        sql`${catalogs.statusReason} <> ''`,
        ofCycle(tx, cycleId),
      ),
    )
    .groupBy(catalogs.statusReason);
  return [
    ...skips.map((row) => ({ kind: 'skip' as const, ...row })),
    ...reviews.map((row) => ({ kind: 'review' as const, ...row })),
  ]
    .sort((one, other) => other.now - other.before - (one.now - one.before) || other.now - one.now)
    .slice(0, SHOWN);
}

/** Uploads of a cycle's markets that can be reassigned, oldest last, so that those move last. */
export const movableUploads = (tx: Queryable, cycleId: string, most: number) =>
  tx
    .select({ id: uploads.id, editorId: uploads.editorId, seller: sellers.businessName })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .where(
      and(
        eq(uploads.kind, 'catalog'),
        inArray(uploads.status, ['open', 'assigned', 'in_progress']),
        not(isHeld()),
        isNull(uploads.escalatedAt),
        inArray(uploads.sellerId, sellersOfCycle(tx, cycleId)),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(most);
