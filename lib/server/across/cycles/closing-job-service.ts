import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { type Closing, closingSchema } from '@/lib/contracts/cycles/cycle-closing';
import type { Job } from '@/lib/contracts/jobs';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';
import { reopenProblem } from '@/lib/domain/cycles/closing';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { isOver } from '@/lib/domain/jobs/job-states';
import { holdFor, jobOf, noteJob } from '../../areas/cycles/closing-service';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { refused } from '../../errors';
import { jobKind, type JobRun } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { stepped } from '../../platform/steps/step-repository';
import { closeIn, planOf, reopenIn } from './closing-service';

const [CLOSE, REOPEN] = ['cycles.close', 'cycles.reopen'] as const;

interface Begin {
  id: string;
  version: number;
  to: 'closed' | 'closing';
  /** The job to enqueue for a cycle of this name. @throws what prevents it. */
  job: (tx: Queryable, cycle: { name: string; statusChangedAt: Date }) => Promise<Parameters<typeof enqueue>[1]>;
}

/** Enqueues a job that moves a cycle to another status; a repeated request returns the job already running. */
async function begin({ id, version, to, job }: Begin, actor: Actor): Promise<Job | null> {
  const begun = await transaction(async (tx) => {
    const before = await holdFor(tx, id, version, to);
    if (before.status === to) return null;
    const going = await jobOf(id, tx);
    if (going && !isOver(going.state)) {
      if (going.owner.id === actor.userId) return going;
      throw refused(`${going.owner.name} is already working on this. Wait until it finishes.`);
    }
    stepped(CYCLE_MACHINE, before.status, to);
    await noteJob(tx, id, await enqueue(tx, await job(tx, before), actor));
    return jobOf(id, tx);
  });
  wakeWorker();
  return begun;
}

/**
 * Starts a job that closes a cycle; null when it is already closed.
 * @throws 400 when an upload in the decisions is done; 409 when the cycle is not in closing, was changed meanwhile, or
 * is being closed by another person.
 */
export const startClosing = (id: string, wish: Closing & { version: number }, actor: Actor): Promise<Job | null> => {
  const job: Begin['job'] = async (tx, { name }) => {
    const { length: total } = await planOf(tx, id, wish);
    return { kind: CLOSE, title: `Closing of ${name}`, input: { cycleId: id, ...wish }, total };
  };
  return begin({ id, version: wish.version, to: 'closed', job }, actor);
};

/** Starts a job that undoes a closing; null when it is already undone. @throws 409 when more than a day has passed. */
export const startReopening = (id: string, { version }: { version: number }, actor: Actor): Promise<Job | null> => {
  const job: Begin['job'] = (_tx, { name, statusChangedAt }) => {
    const problem = reopenProblem(statusChangedAt.toISOString(), clock.now());
    if (problem) throw refused(problem);
    return Promise.resolve({ kind: REOPEN, title: `Undo the closing of ${name}`, input: { cycleId: id, version } });
  };
  return begin({ id, version, to: 'closing', job }, actor);
};

const pathOf = ({ input }: { input: unknown }) => {
  const path = findScreenById('admin-cycle-edit')?.path ?? '';
  return `${fillPath(path, { id: (input as { cycleId: string }).cycleId })}?tab=closing`;
};

const cycleId = { cycleId: idSchema, version: z.int() };
const closeInput = z.extend(closingSchema, cycleId);
const reopenInput = z.strictObject(cycleId);

/** Runs in a single transaction: a cycle is either closed or not. */
export const closeCycleJob = jobKind({
  kind: CLOSE,
  input: closeInput,
  run: async ({ input: { cycleId: id, ...wish }, actor, step }: JobRun<z.infer<typeof closeInput>>) => {
    await step(async (tx) => {
      const { outcome } = await closeIn(tx, id, wish, actor);
      return { done: outcome ? outcome.uploads + outcome.backToPool + outcome.dropped : 0 };
    });
    return {};
  },
  pathOf,
});

/** The reverse, also in a single transaction. */
export const reopenCycleJob = jobKind({
  kind: REOPEN,
  input: reopenInput,
  run: async ({ input: { cycleId: id, version }, actor, step }: JobRun<z.infer<typeof reopenInput>>) => {
    await step(async (tx) => {
      await reopenIn(tx, id, { version }, actor);
      return { done: 1 };
    });
    return {};
  },
  pathOf,
});
