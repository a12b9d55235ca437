import type { Job } from '@/lib/contracts/jobs';
import type { Page } from '@/lib/contracts/base/list';
import { isOver, type JobState } from '@/lib/domain/jobs/job-states';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound, refused } from '../../errors';
import * as repository from './job-repository';
import { requeue } from './queue';
import { wakeWorker } from './wake';

/** Number of jobs shown, besides those active or failed recently. */
const LAST = 10;
const MOST = 100;
/** Earlier failures are no longer shown. */
const lately = () => later(-7 * DAY);

export const toJob = (row: repository.OwnedJob): Job => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  owner: row.owner,
  state: row.state,
  done: row.done,
  total: row.total,
  result: row.result as Job['result'],
  failure: row.failure,
  tries: row.tries,
  isCancelling: row.cancelledAt !== null && !isOver(row.state),
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** @throws 404 when it does not exist, or belongs to another person and the actor is not an admin. */
async function findOwn(tx: Queryable, id: string, actor: Actor): Promise<Job> {
  const row = await repository.findById(tx, id);
  if (!row || (row.ownerId !== actor.userId && !actor.roles.includes('admin'))) throw notFound();
  return toJob(row);
}

export const getJob = (id: string, actor: Actor): Promise<Job> => findOwn(orm(), id, actor);

export const findJob = async (tx: Queryable, id: string): Promise<Job | null> => {
  const row = await repository.findById(tx, id);
  return row ? toJob(row) : null;
};

export const lastJobs = async ({ userId }: Actor): Promise<Job[]> =>
  (await repository.lastOf(orm(), userId, { last: LAST, since: lately(), most: MOST })).map(toJob);

/** Number of the person's unfinished jobs. */
export const countActiveJobs = ({ userId }: Actor): Promise<number> => repository.countActive(orm(), userId);

/** Number of the person's recently failed jobs. */
export const countFailedJobs = ({ userId }: Actor): Promise<number> => repository.countFailed(orm(), userId, lately());

export async function listJobs({ state, ...request }: ListRequest & { state?: JobState[] }): Promise<Page<Job>> {
  const page = await repository.list(orm(), state, request);
  return { ...page, rows: page.rows.map(toJob) };
}

/** Cancels a job. A finished one stays unchanged. */
export const cancelJob = (id: string, actor: Actor): Promise<Job> =>
  transaction(async (tx) => {
    const job = await findOwn(tx, id, actor);
    if (isOver(job.state) || job.isCancelling) return job;
    await repository.cancel(tx, id, clock.now());
    await recordAudit(tx, { actorId: actor.userId, action: 'jobs.cancelled', subjectId: id });
    return findOwn(tx, id, actor);
  });

/** Restarts a job that failed for good. @throws 409 for any other. */
export async function retryJob(id: string, actor: Actor): Promise<Job> {
  const job = await transaction(async (tx) => {
    await findOwn(tx, id, actor);
    if (!(await requeue(tx, id))) throw refused('Only a job that failed can be started again.');
    await recordAudit(tx, { actorId: actor.userId, action: 'jobs.retried', subjectId: id });
    return findOwn(tx, id, actor);
  });
  wakeWorker();
  return job;
}
