import { KEPT_DAYS } from '@/lib/domain/records/retention';
import { DAY, later } from '../clock';
import * as bulk from '../platform/bulk/bulk-repository';
import { orm, transaction } from '../db/database';
import { describeError } from '../db/describe-error';
import * as jobs from '../platform/jobs/job-repository';
import { log } from '../log';
import { eraseOld } from '../areas/chat/erase-service';
import { escalateUnanswered, expireDrafts } from '../areas/orders/deadline-service';
import { sweepFiles } from '../platform/files/sweep-service';
import { sweepImports } from '../across/imports/sweep-service';
import { sweepNotifications } from '../platform/notifications/notification-service';
import { sweepWaitingFiles } from '../platform/resumable/waiting-files';

/** One at a time, so that others do not wait long for the embedded engine's single connection. */
async function sweepBulkChanges(): Promise<number> {
  const ids = await bulk.findOld(orm(), later(-KEPT_DAYS.jobs * DAY));
  for (const id of ids) await transaction((tx) => bulk.remove(tx, id));
  return ids.length;
}

/** Expired data to remove or forward, in an order that leaves no dangling references. */
const SWEEPS: Record<string, () => Promise<number>> = {
  imports: sweepImports,
  files: sweepFiles,
  'files on their way': sweepWaitingFiles,
  notifications: sweepNotifications,
  'bulk changes': sweepBulkChanges,
  'messages of chat': eraseOld,
  'drafts of orders': expireDrafts,
  'orders without an answer': escalateUnanswered,
  jobs: () => jobs.removeEnded(orm(), later(-KEPT_DAYS.jobs * DAY)),
};

/** Removes expired data. A failing sweep does not stop the others. */
export async function sweep(): Promise<void> {
  for (const [what, remove] of Object.entries(SWEEPS)) {
    try {
      const removed = await remove();
      if (removed > 0) log.info({ what, removed }, 'swept up');
    } catch (error) {
      log.error({ what, ...describeError(error) }, 'could not sweep up');
    }
  }
}
