import { clock, HOUR, later, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { claim } from './job-repository';
import type { JobKind } from './job-kind';
import { HOLD, runJob } from './run-job';
import { untilWoken } from './wake';

/** How often an idle worker looks by itself. */
const LOOK_EVERY = 2 * SECOND;
/** How often what has had its time is swept up. */
const SWEEP_EVERY = HOUR;

export interface Worker {
  /** Takes up nothing more; resolves when the job under way has come to its next stop. */
  stop: () => Promise<void>;
}

/** Does the next job there is; false when none waits. */
export async function workOnce(kinds: readonly JobKind[]): Promise<boolean> {
  const job = await claim(orm(), clock.now(), later(HOLD));
  if (!job) return false;
  await runJob(
    job,
    kinds.find(({ kind }) => kind === job.kind),
  );
  return true;
}

interface Beside {
  /** Done each time nothing waits, for a moment only. */
  atRest?: () => Promise<void>;
  /** Done once in an hour when nothing waits. */
  sweep?: () => Promise<void>;
}

/** Works off the queue, one job at a time, until it is stopped. */
export function startWorker(kinds: readonly JobKind[], { atRest, sweep }: Beside = {}): Worker {
  const stopping = new AbortController();
  let sweepAt = clock.now();
  const sweepWhenDue = async () => {
    if (!sweep || clock.now() < sweepAt) return;
    sweepAt = later(SWEEP_EVERY);
    await sweep();
  };
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        if (await workOnce(kinds)) continue;
        await sweepWhenDue();
        await atRest?.();
      } catch (error) {
        log.error(describeError(error), 'the worker could not do its work');
      }
      await untilWoken(LOOK_EVERY, stopping.signal);
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      // A long job is taken up again by the next start, where it stood.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 5 * SECOND).unref())]);
    },
  };
}
