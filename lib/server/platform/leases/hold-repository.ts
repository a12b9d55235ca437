import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { UploadStatus } from '@/lib/domain/uploads/upload-status';
import { clock } from '../../clock';
import { uploads } from '../../db/schema/uploads';

const now = () => sql.param(clock.now(), uploads.leaseUntil);

/** Lease is active (heartbeat within the lease time). */
export const isHeld = (): SQL<boolean> =>
  sql<boolean>`(${uploads.status} = 'in_progress' and ${uploads.leaseUntil} >= ${now()})`;

/** The assignee holds the lease or could resume. An expired lease makes it assigned again without any write. */
export const isWaiting = (): SQL<boolean> =>
  sql<boolean>`(${uploads.status} = 'assigned' or (${uploads.status} = 'in_progress' and ${uploads.leaseUntil} < ${now()}))`;

/** Current status: the single place that takes expired leases into account. */
export const statusNow = (): SQL<UploadStatus> =>
  sql<UploadStatus>`case when ${isWaiting()} then 'assigned' else ${uploads.status} end`;

const DEPENDS_ON_HOLD: readonly UploadStatus[] = ['assigned', 'in_progress'];

/** Condition for the current status, written on the columns so that an index can be used. */
export const hasStatusNow = (statuses: readonly UploadStatus[]): SQL =>
  or(
    inArray(
      uploads.status,
      statuses.filter((status) => !DEPENDS_ON_HOLD.includes(status)),
    ),
    statuses.includes('assigned') ? isWaiting() : undefined,
    statuses.includes('in_progress')
      ? sql`(${uploads.status} = 'in_progress' and ${isWaiting()} is not true)`
      : undefined,
  ) ?? sql`false`;
