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
  /** What the person sees: "Export of sellers". */
  title: string;
  input: object;
  total?: number;
  /** What decides on its lane, where it is not the total. */
  size?: number;
}

/** The next turn of a job's owner in its lane. */
export async function turnOf(
  tx: Queryable,
  job: Pick<repository.JobRow, 'lane' | 'ownerId' | 'priority'>,
): Promise<number> {
  const { round, last } = await claims.findTurns(tx, job);
  return nextTurn(round, last);
}

/** Puts a job into the queue, in the transaction of whatever it belongs to. Wake the worker after the transaction. */
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

/** Puts a job that failed for good back into the queue, behind what its owner has there; false for any other. */
export async function requeue(tx: Queryable, id: string): Promise<boolean> {
  const job = await repository.findById(tx, id);
  if (!job) return false;
  await claims.lockTurns(tx, job.ownerId);
  return repository.requeue(tx, id, await turnOf(tx, job), clock.now());
}
