import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../clock';
import type { JobRun } from './job-kind';

/** Well within the worker's lease, and soon enough for a person who cancels. */
const EVERY = 2 * SECOND;

/**
 * Renews a job's lease during long work without steps. The signal aborts, with the reason to end the run, once the job
 * is cancelled or claimed by another worker.
 */
export async function whileHeld<Result>(
  { tell }: Pick<JobRun, 'tell'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const over = new AbortController();
  const hold = async () => {
    for (;;) {
      await pause(EVERY, undefined, { signal: over.signal });
      await tell({});
    }
  };
  const holding = hold().catch((error: unknown) => {
    if (!over.signal.aborted) stop.abort(error);
  });
  try {
    return await work(stop.signal);
  } finally {
    over.abort();
    await holding;
  }
}
