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

/** As many as the tray of jobs shows, but for those that are at work or failed lately. */
const LAST = 10;
const MOST = 100;
/** What failed before is no news. */
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

/** @throws 404 when there is none, or it is somebody else's and the person no admin. */
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

/** How many of the person's jobs are not over. */
export const countActiveJobs = ({ userId }: Actor): Promise<number> => repository.countActive(orm(), userId);

/** How many of the person's jobs failed lately. */
export const countFailedJobs = ({ userId }: Actor): Promise<number> => repository.countFailed(orm(), userId, lately());

export async function listJobs({ state, ...request }: ListRequest & { state?: JobState[] }): Promise<Page<Job>> {
  const page = await repository.list(orm(), state, request);
  return { ...page, rows: page.rows.map(toJob) };
}

/** Asks a job to stop. One that is over stays as it is. */
export const cancelJob = (id: string, actor: Actor): Promise<Job> =>
  transaction(async (tx) => {
    const job = await findOwn(tx, id, actor);
    if (isOver(job.state) || job.isCancelling) return job;
    await repository.cancel(tx, id, clock.now());
    await recordAudit(tx, { actorId: actor.userId, action: 'jobs.cancelled', subjectId: id });
    return findOwn(tx, id, actor);
  });

/** Starts a job that failed for good once more. @throws 409 for any other. */
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
