import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Upload } from '@/lib/contracts/uploads/uploads';
import { CATALOG_STATUSES, isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import type { UploadKind, UploadSource, UploadStatus } from '@/lib/domain/uploads/upload-status';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { containing, Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { personOf } from '../../db/person-of';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { uploads, uploadSkips } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { uploadStampedIn } from '../../platform/cycles/stamped-repository';
import { hasStatusNow, isHeld, statusNow } from '../../platform/leases/hold-repository';
import type { StepChanges } from '../../platform/steps/step-repository';

export type UploadRow = typeof uploads.$inferSelect;
type NewUploadRow = typeof uploads.$inferInsert;

export interface UploadFilters {
  q?: string;
  status?: UploadStatus[];
  source?: UploadSource[];
  sellerId?: string[];
  editorId?: string[];
  cycleId?: string[];
  isEscalated?: boolean;
}

/** Statuses of catalogs that have left their editor. */
const TAGGED = CATALOG_STATUSES.filter((status) => !isWithEditor(status));

const uploader = alias(users, 'uploader');

const { sellerId, uploadedById, assignedById, editorId, leaseToken, escalatedAt, statusChangedAt, ...own } =
  getTableColumns(uploads);

const counted = (tx: Queryable) =>
  tx
    .select({
      total: sql<number>`count(*)::int`.as('total'),
      tagged: sql<number>`(count(*) filter (where ${inArray(catalogs.status, TAGGED)}))::int`.as('tagged'),
      live: sql<number>`(count(*) filter (where ${eq(catalogs.status, 'live')}))::int`.as('live'),
    })
    .from(catalogs)
    .where(and(eq(catalogs.uploadId, uploads.id), isNull(catalogs.deletedAt)))
    .as('counted');

const lastSkipReason = sql<string | null>`(select ${uploadSkips.reason} from ${uploadSkips}
  where ${uploadSkips.uploadId} = ${uploads.id} order by ${uploadSkips.at} desc, ${uploadSkips.id} desc limit 1)`;

/** Work items in the shape of the contract, at this moment. */
function selectUploads(tx: Queryable) {
  const counts = counted(tx);
  const lease = sql`case when ${isHeld()} then ${uploads.leaseUntil} end`;
  return tx
    .select({
      ...own,
      status: statusNow(),
      leaseUntil: sql<string | null>`${lease}`.mapWith((stored: string) => new Date(stored).toISOString()),
      createdAt: instantText(uploads.createdAt),
      seller: { id: sellers.id, businessName: sellers.businessName },
      uploadedBy: { id: uploader.id, name: uploader.name },
      assignedBy: personOf(uploads.assignedById),
      editor: personOf(uploads.editorId),
      lastSkipReason,
      isEscalated: sql<boolean>`${uploads.escalatedAt} is not null`,
      total: counts.total,
      tagged: counts.tagged,
      live: counts.live,
    })
    .from(uploads)
    .innerJoin(sellers, eq(sellers.id, uploads.sellerId))
    .innerJoin(uploader, eq(uploader.id, uploads.uploadedById))
    .crossJoinLateral(counts);
}

export const findById = async (tx: Queryable, id: string): Promise<Upload | undefined> =>
  (await selectUploads(tx).where(eq(uploads.id, id)))[0];

const sellersLike = (tx: Queryable, term: string) =>
  tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(like(sellers.searchText, containing(term)));

const matchingOf = (
  tx: Queryable,
  kind: UploadKind,
  { q = '', status, source, sellerId, editorId, cycleId, isEscalated }: UploadFilters,
) =>
  and(
    eq(uploads.kind, kind),
    ...searchTerms(q).map((term) => inArray(uploads.sellerId, sellersLike(tx, term))),
    status && hasStatusNow(status),
    source && inArray(uploads.source, source),
    sellerId && inArray(uploads.sellerId, sellerId),
    editorId && inArray(uploads.editorId, editorId),
    cycleId && uploadStampedIn(tx, cycleId),
    isEscalated === undefined ? undefined : (isEscalated ? isNotNull : isNull)(uploads.escalatedAt),
  );

const SORTS = { createdAt: uploads.createdAt };

export const list = (tx: Queryable, kind: UploadKind, filters: UploadFilters & ListRequest): Promise<Page<Upload>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: uploads.id,
    where: matchingOf(tx, kind, filters),
    select: ({ where, orderBy, limit }) =>
      selectUploads(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => found,
  });

/** Ids of the work items in a list, in its order: up to the limit, plus one more when there are others. */
export async function idsOf(tx: Queryable, kind: UploadKind, filters: UploadFilters & ListRequest): Promise<string[]> {
  const { where, orderBy, limit } = new Keyset<Upload>(filters, SORTS, uploads.id).plan(matchingOf(tx, kind, filters));
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** A user's open work: leased items first, then in queue order. */
export const listOf = (tx: Queryable, kind: UploadKind, userId: string, limit: number): Promise<Upload[]> =>
  selectUploads(tx)
    .where(and(eq(uploads.kind, kind), openOf(userId)))
    .orderBy(desc(isHeld()), ...inTurn)
    .limit(limit);

/** Queue order. */
export const inTurn: readonly SQL[] = [desc(uploads.priority), asc(uploads.createdAt), asc(uploads.id)];

/** Assigned to the user, and not done. */
export const openOf = (userId: string) =>
  and(eq(uploads.editorId, userId), inArray(uploads.status, ['assigned', 'in_progress']));

/** Reads a work item and locks it until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<UploadRow | undefined> =>
  (await tx.select().from(uploads).where(eq(uploads.id, id)).for('update'))[0];

/** As `lockById` for several, always in one order. */
export const lockByIds = (tx: Queryable, ids: readonly string[]): Promise<UploadRow[]> =>
  tx
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
    .orderBy(asc(uploads.id))
    .for('update');

const lockNotDone = (tx: Queryable, kind: UploadKind, matching: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(uploads), isHeld: isHeld() })
    .from(uploads)
    .where(and(eq(uploads.kind, kind), ne(uploads.status, 'done'), matching))
    .orderBy(asc(uploads.id))
    .for('update');

/** As `lockByIds`, for those that are not done. */
export const lockOpen = (tx: Queryable, kind: UploadKind, ids: readonly string[]) =>
  lockNotDone(tx, kind, inArray(uploads.id, [...ids]));

/** As `lockOpen`, for all of a user's work items. */
export const lockOpenOf = (tx: Queryable, kind: UploadKind, userId: string) => lockNotDone(tx, kind, openOf(userId));

export type LockedUpload = Awaited<ReturnType<typeof lockNotDone>>[number];

export async function insert(tx: Queryable, row: NewUploadRow): Promise<void> {
  await tx.insert(uploads).values(row);
}

/** The last work item of a seller that a user uploaded. */
export const findLast = async (tx: Queryable, kind: UploadKind, sellerId: string, uploadedById: string) =>
  (
    await tx
      .select({ source: uploads.source, note: uploads.note })
      .from(uploads)
      .where(and(eq(uploads.sellerId, sellerId), eq(uploads.uploadedById, uploadedById), eq(uploads.kind, kind)))
      .orderBy(desc(uploads.createdAt), desc(uploads.id))
      .limit(1)
  )[0];

type Changes = StepChanges<Omit<NewUploadRow, 'leaseToken'>, 'status'>;

export async function update(tx: Queryable, ids: readonly string[], changes: Changes): Promise<void> {
  await tx
    .update(uploads)
    .set({ ...changes, version: sql`${uploads.version} + 1` })
    .where(inArray(uploads.id, [...ids]));
}

/** Changes the owner of work items. The token increases, so that the previous holder's next save is rejected. */
export async function handOn(tx: Queryable, ids: readonly string[], changes: Changes): Promise<void> {
  await tx
    .update(uploads)
    .set({
      ...changes,
      leaseUntil: null,
      leaseToken: sql`${uploads.leaseToken} + 1`,
      version: sql`${uploads.version} + 1`,
    })
    .where(inArray(uploads.id, [...ids]));
}

/** Extends the lease on a work item; the record itself does not change. */
export async function extendLease(tx: Queryable, id: string, leaseUntil: Date): Promise<void> {
  await tx.update(uploads).set({ leaseUntil }).where(eq(uploads.id, id));
}

export async function insertSkip(tx: Queryable, skip: typeof uploadSkips.$inferInsert): Promise<void> {
  await tx.insert(uploadSkips).values(skip);
}
