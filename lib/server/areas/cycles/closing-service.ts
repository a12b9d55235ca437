import { CYCLE_LIMITS, type CycleResults } from '@/lib/contracts/cycles/cycle-record';
import type { Job } from '@/lib/contracts/jobs';
import type { Unfinished } from '@/lib/contracts/cycles/cycle-closing';
import type { LeftoverEnd } from '@/lib/domain/cycles/closing';
import { reopenProblem } from '@/lib/domain/cycles/closing';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { noCounts } from '@/lib/domain/cycles/stages';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { changedMeanwhile, refused } from '../../errors';
import { findJob } from '../../platform/jobs/job-service';
import { stepped } from '../../platform/steps/step-repository';
import * as leftovers from './leftover-repository';
import { countsOf, progressOf } from './progress-repository';
import * as repository from './repository';
import { cycleKit, getCycle } from './service';

/** Unfinished uploads in the markets of a cycle. */
export async function unfinishedOf(id: string): Promise<Unfinished> {
  await getCycle(id);
  return leftovers.unfinishedIn(orm(), id, CYCLE_LIMITS.uploads);
}

/** Every upload that is not done in the markets of a cycle. */
export async function leftoversOf(tx: Queryable, id: string, how?: { isLocked: boolean }) {
  await getCycle(id, tx);
  return leftovers.leftoversIn(tx, id, how);
}

/**
 * Locks a cycle until the transaction ends. @throws 409 when it was changed concurrently, unless it has that status.
 */
export async function holdFor(
  tx: Queryable,
  id: string,
  version: number,
  to: repository.CycleRow['status'],
): Promise<repository.CycleRow> {
  const before = await cycleKit.lock(tx, id);
  if (before.status !== to && before.version !== version) throw changedMeanwhile(await getCycle(id, tx));
  return before;
}

interface Settled {
  uploadId: string;
  end: LeftoverEnd;
  editorId: string | null;
  droppedIds: string[];
}

/** Closes a locked cycle: freezes its numbers and records the outcome of each upload. */
export async function freeze(tx: Queryable, before: repository.CycleRow, settled: readonly Settled[], actor: Actor) {
  const { id } = before;
  const status = stepped(CYCLE_MACHINE, before.status, 'closed');
  await leftovers.insert(
    tx,
    settled.map(({ end, ...one }) => ({ ...one, ending: end, cycleId: id })),
  );
  const countOf = (end: LeftoverEnd) => settled.filter((one) => one.end === end).length;
  const results: CycleResults = {
    counts: (await countsOf(tx, [id])).get(id) ?? noCounts(),
    progress: await progressOf(tx, id),
    outcome: {
      uploads: countOf('carry'),
      backToPool: countOf('pool'),
      dropped: countOf('drop'),
      ...(await leftovers.waitingIn(tx, id)),
    },
  };
  const audit = { actorId: actor.userId, action: 'cycles.closed' } as const;
  await cycleKit.write(tx, before, { status, statusReason: null, statusChangedAt: clock.now(), results }, audit);
}

/**
 * Reopens a locked, closed cycle and returns the recorded outcomes of its uploads.
 * @throws 409 when a day has passed since, or it is not closed.
 */
export async function thaw(tx: Queryable, before: repository.CycleRow, actor: Actor): Promise<Settled[]> {
  const status = stepped(CYCLE_MACHINE, before.status, 'closing');
  const problem = reopenProblem(before.statusChangedAt.toISOString(), clock.now());
  if (problem) throw refused(problem);
  const settled = await leftovers.list(tx, before.id);
  await leftovers.removeOf(tx, before.id);
  const audit = { actorId: actor.userId, action: 'cycles.reopened' } as const;
  const changes = { status, statusReason: null, statusChangedAt: clock.now(), results: null };
  await cycleKit.write(tx, before, changes, audit);
  return settled;
}

/** Stores the job that closes a cycle or undoes that. */
export const noteJob = repository.setJob;

/** The last job that closed a cycle or undid it. @throws 404 when there is no cycle. */
export async function jobOf(id: string, tx: Queryable = orm()): Promise<Job | null> {
  await getCycle(id, tx);
  const jobId = await repository.jobIdOf(tx, id);
  return jobId ? findJob(tx, jobId) : null;
}
