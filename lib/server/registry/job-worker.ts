import type { JobKind } from '../platform/jobs/job-kind';
import { startWorker, type Worker } from '../platform/jobs/worker';
import { bulkChangeJob } from '../areas/bulk-changes/job-service';
import { catalogPdfJob } from '../areas/catalog-pdfs/job-service';
import { searchTextJob } from '../areas/catalogs/search-text-service';
import { exportJob } from '../areas/exports/service';
import { importCheckJob, importRunJob } from '../areas/imports/job-service';
import { importReadJob } from '../areas/imports/read-service';
import { comparePhotos } from '../areas/likenesses/copies-service';
import { whatsappReadJob } from '../areas/whatsapp-imports/job-service';
import { sweep } from './sweeps';

/** Every kind of background work there is. */
export const JOB_KINDS: readonly JobKind[] = [
  bulkChangeJob,
  catalogPdfJob,
  exportJob,
  importCheckJob,
  importReadJob,
  importRunJob,
  searchTextJob,
  whatsappReadJob,
];

/** Works off the queue in this process until it is stopped. */
export const startJobWorker = (): Worker => startWorker(JOB_KINDS, { atRest: comparePhotos, sweep });
