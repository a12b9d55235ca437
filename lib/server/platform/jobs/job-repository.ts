import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { JobState } from '@/lib/domain/jobs/job-states';
import { JOB_MACHINE } from '@/lib/domain/jobs/job-machine';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { jobs } from '../../db/schema/jobs';
import { users } from '../../db/schema/users';
import { type StepChanges, stepped, steppedIf } from '../steps/step-repository';

export type JobRow = typeof jobs.$inferSelect;
export type OwnedJob = JobRow & { owner: { id: string; name: string } };

/** Progress stored by the worker that holds a job. */
export type JobProgress = Partial<Pick<JobRow, 'done' | 'total' | 'place'>>;

export const insert = (tx: Queryable, row: typeof jobs.$inferInsert) => tx.insert(jobs).values(row);

const held = ({ id, token }: Pick<JobRow, 'id' | 'token'>) =>
  and(eq(jobs.id, id), eq(jobs.token, token), eq(jobs.state, 'running'));

/** Stores progress and renews the lease; undefined when this worker has lost the job. */
export async function progress(
  tx: Queryable,
  job: Pick<JobRow, 'id' | 'token'>,
  change: JobProgress,
  heldUntil: Date,
): Promise<{ isCancelled: boolean } | undefined> {
  const [row] = await tx
    .update(jobs)
    // Progress resets the counter: only tries without progress count.
    .set({
      ...change,
      heldUntil,
      ...(change.done !== undefined && {
        tries: sql`case when ${jobs.done} < ${change.done} then 1 else ${jobs.tries} end`,
      }),
    })
    .where(held(job))
    .returning({ cancelledAt: jobs.cancelledAt });
  return row && { isCancelled: row.cancelledAt !== null };
}

/** State of a job after its worker releases it. */
export type JobEnd = Omit<StepChanges<JobRow, 'state'>, 'state'> & { state: JobState };

/** Ends or requeues a job; false when this worker has lost it. */
export const release = async (
  tx: Queryable,
  job: Pick<JobRow, 'id' | 'token'>,
  { state, ...change }: JobEnd,
): Promise<boolean> =>
  (
    await tx
      .update(jobs)
      .set({ heldUntil: null, slot: null, ...change, state: stepped(JOB_MACHINE, 'running', state) })
      .where(held(job))
      .returning({ id: jobs.id })
  ).length === 1;

/** Requeues a job that yields, without counting a try. False when this worker has lost it, or it was cancelled. */
export const giveBack = async (
  tx: Queryable,
  job: Pick<JobRow, 'id' | 'token'>,
  change: Partial<Pick<JobRow, 'lane' | 'share' | 'turn' | 'dueAt'>>,
): Promise<boolean> =>
  (
    await tx
      .update(jobs)
      .set({
        ...change,
        state: stepped(JOB_MACHINE, 'running', 'queued'),
        heldUntil: null,
        slot: null,
        tries: sql`greatest(${jobs.tries} - 1, 0)`,
      })
      .where(and(held(job), isNull(jobs.cancelledAt)))
      .returning({ id: jobs.id })
  ).length === 1;

const select = (tx: Queryable) =>
  tx
    .select({ job: jobs, owner: { id: users.id, name: users.name } })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId));

const flat = ({ job, owner }: { job: JobRow; owner: OwnedJob['owner'] }): OwnedJob => ({ ...job, owner });

export const findById = async (tx: Queryable, id: string): Promise<OwnedJob | undefined> =>
  (await select(tx).where(eq(jobs.id, id))).map(flat)[0];

const active = inArray(jobs.state, ['queued', 'running']);
const failed = (since: Date) => and(eq(jobs.state, 'failed'), gte(jobs.endedAt, since));

interface LastJobs {
  /** Number of jobs shown whatever their state. */
  last: number;
  /** Jobs that failed after this are shown as well. */
  since: Date;
  most: number;
}

/** A person's latest jobs, plus older ones that are active or failed recently. */
export async function lastOf(tx: Queryable, ownerId: string, { last, since, most }: LastJobs): Promise<OwnedJob[]> {
  const isOwn = eq(jobs.ownerId, ownerId);
  const order = [desc(jobs.createdAt), desc(jobs.id)];
  const lastOnes = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isOwn)
    .orderBy(...order)
    .limit(last);
  const found = await select(tx)
    .where(and(isOwn, or(active, failed(since), inArray(jobs.id, lastOnes))))
    .orderBy(...order)
    .limit(most);
  return found.map(flat);
}

export const countActive = (tx: Queryable, ownerId: string): Promise<number> =>
  tx.$count(jobs, and(eq(jobs.ownerId, ownerId), active));

export const countFailed = (tx: Queryable, ownerId: string, since: Date): Promise<number> =>
  tx.$count(jobs, and(eq(jobs.ownerId, ownerId), failed(since)));

export async function list(
  tx: Queryable,
  state: JobState[] | undefined,
  request: ListRequest,
): Promise<Page<OwnedJob>> {
  const matching = state && inArray(jobs.state, state);
  const keyset = new Keyset<OwnedJob>(request, { createdAt: jobs.createdAt }, jobs.id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const rows = (
    await select(tx)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
  ).map(flat);
  const all = tx.select({ id: jobs.id }).from(jobs).where(matching).getSQL();
  return keyset.page(rows, (job) => job.createdAt, await countUpTo(tx, all));
}

/** Requests cancellation; an unclaimed job ends at once. */
export const cancel = (tx: Queryable, id: string, at: Date) =>
  tx
    .update(jobs)
    .set({
      cancelledAt: at,
      state: steppedIf(JOB_MACHINE, jobs.state, 'queued', 'cancelled'),
      endedAt: sql`case when ${jobs.state} = 'queued' then ${sql.param(at, jobs.endedAt)}::timestamptz end`,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running']), isNull(jobs.cancelledAt)));

/** Deletes jobs that ended before this time. Returns how many. */
export const removeEnded = async (tx: Queryable, before: Date): Promise<number> =>
  (await tx.delete(jobs).where(lt(jobs.endedAt, before)).returning({ id: jobs.id })).length;

/** Requeues a failed job. */
export const requeue = async (tx: Queryable, id: string, turn: number, at: Date): Promise<boolean> =>
  (
    await tx
      .update(jobs)
      .set({
        state: stepped(JOB_MACHINE, 'failed', 'queued'),
        turn,
        dueAt: at,
        tries: 0,
        failure: null,
        endedAt: null,
        cancelledAt: null,
      })
      .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
      .returning({ id: jobs.id })
  ).length === 1;
