import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { UploadStatus } from '@/lib/domain/uploads/upload-status';
import { clock } from '../../clock';
import { uploads } from '../../db/schema/uploads';

const now = () => sql.param(clock.now(), uploads.leaseUntil);

/** Somebody holds it: they gave a sign of life not long ago. */
export const isHeld = (): SQL<boolean> =>
  sql<boolean>`(${uploads.status} = 'in_progress' and ${uploads.leaseUntil} >= ${now()})`;

/** Whoever has it holds it or could go on with it. A hold that ran out makes it assigned again, with nobody doing so. */
export const isWaiting = (): SQL<boolean> =>
  sql<boolean>`(${uploads.status} = 'assigned' or (${uploads.status} = 'in_progress' and ${uploads.leaseUntil} < ${now()}))`;

/** What the status is at this moment: the one place that knows of holds that ran out. */
export const statusNow = (): SQL<UploadStatus> =>
  sql<UploadStatus>`case when ${isWaiting()} then 'assigned' else ${uploads.status} end`;

const DEPENDS_ON_HOLD: readonly UploadStatus[] = ['assigned', 'in_progress'];

/** The status at this moment is one of these: asked of the columns, so that an index finds the few. */
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
