import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../clock';
import type { JobRun } from './job-kind';

/** Well within what a worker that says nothing is given, and soon enough for a person who cancels. */
const EVERY = 2 * SECOND;

/**
 * Holds on to a job for as long as the work takes, however long it says nothing itself. The signal is aborted, with the
 * reason to end the run by, once somebody cancels the job or another worker has it.
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
