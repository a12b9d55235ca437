import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { workOnce } from '@/lib/server/platform/jobs/worker';

/** Does every job that waits, as the server's worker would. */
export async function workOff(): Promise<void> {
  while (await workOnce(JOB_KINDS));
}
