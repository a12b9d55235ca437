import type { JobKind } from '../platform/jobs/job-kind';
import { startWorker, type Worker } from '../platform/jobs/worker';
import { bulkChangeJob } from '../across/bulk-changes/job-service';
import { closeCycleJob, reopenCycleJob } from '../across/cycles/closing-job-service';
import { exportJob } from '../across/exports/service';
import { importCheckJob, importRunJob } from '../across/imports/job-service';
import { importReadJob } from '../across/imports/read-service';
import { warnOfBudget } from '../areas/billing/warn-service';
import { followCalendar } from '../areas/collections/transition-service';
import { watchNowAndThen } from '../areas/collections/watch-service';
import { comparePhotos } from '../areas/likenesses/copies-service';
import { mergeCertainJob } from '../across/merge-requests/certain-service';
import { suggestAtRest } from '../across/merge-requests/suggest-service';
import { recheckLinks } from '../areas/videos/link-check-service';
import { AREA_JOBS } from '../registry/areas';
import { isAnswering } from '../http/admission';
import { pieceOfRest } from '../platform/jobs/at-rest';
import { startMessenger } from './messenger';
import { learnNames } from '../platform/search/learn-service';
import { sweep } from './sweeps';
import { tidyAtRest } from './tidy';

/** Every kind of background job. */
export const JOB_KINDS: readonly JobKind[] = [
  ...AREA_JOBS,
  bulkChangeJob,
  closeCycleJob,
  reopenCycleJob,
  exportJob,
  importCheckJob,
  importReadJob,
  importRunJob,
  mergeCertainJob,
];

/** Hourly work. */
async function everyHour(): Promise<void> {
  await sweep();
  await warnOfBudget();
}

/** Work done while no job is waiting. */
async function atRest(): Promise<void> {
  await tidyAtRest();
  await learnNames(pieceOfRest(isAnswering));
  await followCalendar();
  await watchNowAndThen();
  await comparePhotos(pieceOfRest(isAnswering));
  await suggestAtRest(pieceOfRest(isAnswering));
  await recheckLinks();
}

/** Runs the queue in this process and delivers messages, until stopped. */
export function startJobWorker(): Worker {
  const workers = [startWorker(JOB_KINDS, { atRest, sweep: everyHour, isBusy: isAnswering }), startMessenger()];
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
