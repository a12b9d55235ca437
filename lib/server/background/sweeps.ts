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

/** One after the other, so that nobody waits long for the one connection of the embedded engine. */
async function sweepBulkChanges(): Promise<number> {
  const ids = await bulk.findOld(orm(), later(-KEPT_DAYS.jobs * DAY));
  for (const id of ids) await transaction((tx) => bulk.remove(tx, id));
  return ids.length;
}

/** What is removed or told on once it has had its time, in an order that leaves nothing pointing into the void. */
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

/** Removes what has had its time. One that fails does not keep the others from it. */
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
