import { JOB_LANES, type JobLane, LANE_SLOTS } from '@/lib/domain/jobs/job-lanes';
import { clock, HOUR, later, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { claim } from './claim-repository';
import type { JobKind } from './job-kind';
import type { JobRow } from './job-repository';
import { HOLD } from './job-run';
import { runJob } from './run-job';
import { listen } from './wake';

/** How often a worker that has room looks by itself: what another process puts into the queue waits no longer. */
const LOOK_EVERY = SECOND;
/** How often what has had its time is swept up. */
const SWEEP_EVERY = HOUR;
/** Jobs under way get so long to come to their next step when the worker ends. */
const LAST_STEP = 5 * SECOND;

export interface Worker {
  /** Takes up nothing more; resolves when the jobs under way have come to their next step. */
  stop: () => Promise<void>;
}

const claimOf = (lane: JobLane) => claim(orm(), { lane, now: clock.now(), heldUntil: later(HOLD) });

const run = (job: JobRow, kinds: readonly JobKind[], stopping?: AbortSignal) =>
  runJob(
    job,
    kinds.find(({ kind }) => kind === job.kind),
    stopping,
  );

/** Does the next job there is, of the short lane first; false when none waits. */
export async function workOnce(kinds: readonly JobKind[]): Promise<boolean> {
  for (const lane of JOB_LANES) {
    const job = await claimOf(lane);
    if (!job) continue;
    await run(job, kinds);
    return true;
  }
  return false;
}

interface Beside {
  /** Done each time nothing waits or is at work, for a moment only. */
  atRest?: () => Promise<void>;
  /** Done once in an hour when nothing waits or is at work. */
  sweep?: () => Promise<void>;
}

/** Works off the queue, so many jobs of each lane at a time, until it is stopped. */
export function startWorker(kinds: readonly JobKind[], { atRest, sweep }: Beside = {}): Worker {
  const stopping = new AbortController();
  const ear = listen();
  const atWork: Record<JobLane, Set<Promise<void>>> = { short: new Set(), long: new Set() };
  let [sweepAt, resting]: [Date, Promise<void> | null] = [clock.now(), null];
  const tellFailure = (error: unknown) => log.error(describeError(error), 'the worker could not do its work');

  const fill = async (lane: JobLane) => {
    while (atWork[lane].size < LANE_SLOTS[lane] && !stopping.signal.aborted) {
      const job = await claimOf(lane);
      if (!job) return;
      const working = run(job, kinds, stopping.signal)
        .catch(tellFailure)
        .finally(() => {
          atWork[lane].delete(working);
          ear.wake();
        });
      atWork[lane].add(working);
    }
  };
  const rest = async () => {
    if (sweep && clock.now() >= sweepAt) {
      sweepAt = later(SWEEP_EVERY);
      await sweep();
    }
    await atRest?.();
  };
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        for (const lane of JOB_LANES) await fill(lane);
      } catch (error) {
        tellFailure(error);
      }
      // Beside the queue: a sweep may take longer than a job should wait.
      const isIdle = JOB_LANES.every((lane) => atWork[lane].size === 0);
      if (isIdle && !stopping.signal.aborted)
        resting ??= rest()
          .catch(tellFailure)
          .finally(() => (resting = null));
      await ear.next(LOOK_EVERY, stopping.signal);
    }
    ear.close();
    await Promise.all([...atWork.short, ...atWork.long, resting]);
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      // What does not come to a step in time is taken up again by the next start, where it stood.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, LAST_STEP).unref())]);
    },
  };
}
