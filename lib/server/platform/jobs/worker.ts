import { JOB_LANES, type JobLane, LANE_SLOTS } from '@/lib/domain/jobs/job-lanes';
import { clock, HOUR, later, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { claim, isAnyDue } from './claim-repository';
import type { JobKind } from './job-kind';
import type { JobRow } from './job-repository';
import { HOLD } from './job-run';
import { runJob } from './run-job';
import { listen } from './wake';

/** Polling interval of a worker with free places: the longest delay for jobs enqueued by other processes. */
const LOOK_EVERY = SECOND;
/** Interval between sweeps of expired data. */
const SWEEP_EVERY = HOUR;
/** Longest time that calls put off work at rest, in milliseconds. */
const LONGEST_PUT_OFF = 10 * SECOND;
/** When the worker stops, running jobs get this long to reach their next step. */
const LAST_STEP = 5 * SECOND;

export interface Worker {
  /** Claims no more jobs; resolves when the running ones have reached their next step. */
  stop: () => Promise<void>;
}

const claimOf = (lane: JobLane) => claim(orm(), { lane, now: clock.now(), heldUntil: later(HOLD) });

const run = (job: JobRow, kinds: readonly JobKind[], stopping?: AbortSignal) =>
  runJob(
    job,
    kinds.find(({ kind }) => kind === job.kind),
    stopping,
  );

/** Runs the next job, from the short lane first; false when none waits. */
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
  /** Runs briefly while no job is waiting or running, mostly when nothing else is going on either. */
  atRest?: () => Promise<void>;
  /** Runs hourly when no job is waiting or running. */
  sweep?: () => Promise<void>;
  /** Whether this process has calls that it has not answered yet. */
  isBusy?: () => boolean;
}

/** Processes the queue, with several jobs per lane at a time, until stopped. */
export function startWorker(kinds: readonly JobKind[], { atRest, sweep, isBusy }: Beside = {}): Worker {
  const stopping = new AbortController();
  const ear = listen();
  const atWork: Record<JobLane, Set<Promise<void>>> = { short: new Set(), long: new Set() };
  let [sweepAt, restBy, resting]: [Date, Date, Promise<void> | null] = [clock.now(), later(LONGEST_PUT_OFF), null];
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
    restBy = later(LONGEST_PUT_OFF);
    if (sweep && clock.now() >= sweepAt) {
      sweepAt = later(SWEEP_EVERY);
      await sweep();
    }
    await atRest?.();
  };
  const mayRest = () => JOB_LANES.every((lane) => atWork[lane].size === 0) && (!isBusy?.() || clock.now() >= restBy);
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        if (await isAnyDue(orm(), { now: clock.now() })) for (const lane of JOB_LANES) await fill(lane);
      } catch (error) {
        tellFailure(error);
      }
      // Runs outside the queue: a sweep may take longer than a job should wait.
      if (mayRest() && !stopping.signal.aborted)
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
      // A job that reaches no step in time is continued from its progress after the next start.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, LAST_STEP).unref())]);
    },
  };
}
