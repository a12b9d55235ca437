import type { JobKind } from '../../jobs/job-kind';
import { startWorker, type Worker } from '../../jobs/worker';
import { bulkChangeJob } from '../bulk-changes/job-service';
import { catalogPdfJob } from '../catalog-pdfs/job-service';
import { searchTextJob } from '../catalogs/search-text-service';
import { exportJob } from '../exports/service';
import { importCheckJob, importRunJob } from '../imports/job-service';
import { comparePhotos } from '../likenesses/copies-service';
import { whatsappReadJob } from '../whatsapp-imports/job-service';
import { sweep } from './sweep-service';

/** Every kind of background work there is. */
export const JOB_KINDS: readonly JobKind[] = [
  bulkChangeJob,
  catalogPdfJob,
  exportJob,
  importCheckJob,
  importRunJob,
  searchTextJob,
  whatsappReadJob,
];

/** Works off the queue in this process until it is stopped. */
export const startJobWorker = (): Worker => startWorker(JOB_KINDS, { atRest: comparePhotos, sweep });
