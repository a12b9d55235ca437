import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { workOnce } from '@/lib/server/platform/jobs/worker';

/** Runs every waiting job, like the server's worker. */
export async function workOff(): Promise<void> {
  while (await workOnce(JOB_KINDS));
}
