import { JOB_PRIORITIES, type JobRule, laneOf, nextTurn, shareOf } from '@/lib/domain/jobs/job-lanes';
import { ruleOf } from '@/lib/domain/jobs/job-rules';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as claims from './claim-repository';
import * as repository from './job-repository';

interface NewJob {
  kind: string;
  /** Shown to the person: "Export of sellers". */
  title: string;
  input: object;
  total?: number;
  /** Size that decides its lane, if it is not the total. */
  size?: number;
}

/** Next turn of the job's owner in its lane. */
export async function turnOf(
  tx: Queryable,
  job: Pick<repository.JobRow, 'lane' | 'ownerId' | 'priority'>,
): Promise<number> {
  const { round, last } = await claims.findTurns(tx, job);
  return nextTurn(round, last);
}

/** Enqueues a job in the caller's transaction. Wake the worker after the transaction. */
export async function enqueue(
  tx: Queryable,
  { size, ...job }: NewJob,
  { userId: ownerId }: Pick<Actor, 'userId'>,
  rule: JobRule = ruleOf(job.kind),
): Promise<string> {
  const now = clock.now();
  const id = newId();
  const share = shareOf(rule, size ?? job.total ?? null);
  const lane = laneOf(share);
  const priority = JOB_PRIORITIES[rule.priority];
  await claims.lockTurns(tx, ownerId);
  const turn = await turnOf(tx, { lane, ownerId, priority });
  const { atOnce } = rule;
  await repository.insert(tx, { ...job, id, ownerId, lane, share, turn, priority, atOnce, dueAt: now, createdAt: now });
  return id;
}

/** Requeues a job that failed for good, behind its owner's other jobs; false for any other. */
export async function requeue(tx: Queryable, id: string): Promise<boolean> {
  const job = await repository.findById(tx, id);
  if (!job) return false;
  await claims.lockTurns(tx, job.ownerId);
  return repository.requeue(tx, id, await turnOf(tx, job), clock.now());
}
