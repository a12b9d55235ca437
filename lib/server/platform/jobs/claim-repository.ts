import { and, asc, count, eq, getTableColumns, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { JobLane } from '@/lib/domain/jobs/job-lanes';
import { JOB_MACHINE } from '@/lib/domain/jobs/job-machine';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { preparedQuestion } from '../../db/prepared';
import { lockNames } from '../../db/lock-names';
import { jobs } from '../../db/schema/jobs';
import { violatedUnique } from '../../db/constraint-violation';
import { stepped } from '../steps/step-repository';
import type { JobRow } from './job-repository';

/** Same expression as in the index. */
const rank = sql`(${jobs.turn} + ${jobs.priority})`;
const isActive = sql`${jobs.state} in ('queued', 'running')`;

/** Whether any job is due, or has lost its worker. It may still have to wait for a place of its kind. */
export const isAnyDue = preparedQuestion<{ now: Date }>('jobs_due', (tx) => {
  const now = sql.placeholder('now');
  const isDue = sql`case ${jobs.state} when 'queued' then ${jobs.dueAt} <= ${sql.param(now, jobs.dueAt)}
    else ${jobs.heldUntil} < ${sql.param(now, jobs.heldUntil)} end`;
  return anyRow(tx, jobs, and(isActive, isDue));
});

/** Number of running jobs of each kind in a lane. */
const atWork = (tx: Queryable, lane: JobLane) =>
  tx
    .select({ kind: jobs.kind, many: count().as('many') })
    .from(jobs)
    .where(and(eq(jobs.lane, lane), sql`${jobs.state} = 'running'`, isActive))
    .groupBy(jobs.kind)
    .as('at_work');

const busy = alias(jobs, 'busy');

/** The first free place of the job's kind. */
const freeSlot = (tx: Queryable): SQL => {
  const isTaken = tx
    .select({ one: sql`1` })
    .from(busy)
    .where(
      and(eq(busy.kind, jobs.kind), eq(busy.lane, jobs.lane), sql`${busy.state} = 'running'`, sql`${busy.slot} = spot`),
    );
  return sql`(select min(spot) from generate_series(0, ${jobs.atOnce} - 1) as spot where not exists ${isTaken})`;
};

async function claimOnce(tx: Queryable, { lane, now, heldUntil }: Claim): Promise<JobRow | undefined> {
  const running = atWork(tx, lane);
  const next = tx.$with('next').as(
    tx
      .select({ nextId: sql<string>`${jobs.id}`.as('next_id') })
      .from(jobs)
      .leftJoin(running, eq(running.kind, jobs.kind))
      .where(
        and(
          eq(jobs.lane, lane),
          isActive,
          // A single expression, so that the index returns the rows in order and the search ends at the first match.
          sql`case ${jobs.state} when 'queued'
            then ${jobs.dueAt} <= ${sql.param(now, jobs.dueAt)} and coalesce(${running.many}, 0) < ${jobs.atOnce}
            else ${jobs.heldUntil} < ${sql.param(now, jobs.heldUntil)} end`,
        ),
      )
      .orderBy(asc(rank), asc(jobs.dueAt), asc(jobs.id))
      .limit(1)
      .for('update', { of: jobs, skipLocked: true }),
  );
  const [claimed] = await tx
    .with(next)
    .update(jobs)
    .set({
      state: stepped(JOB_MACHINE, ['queued', 'running'], 'running'),
      heldUntil,
      // A job whose worker died still has its place.
      slot: sql`coalesce(case when ${jobs.state} = 'running' then ${jobs.slot} end, ${freeSlot(tx)})`,
      token: sql`${jobs.token} + 1`,
      tries: sql`${jobs.tries} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${sql.param(now, jobs.startedAt)})`,
    })
    .from(next)
    .where(eq(jobs.id, next.nextId))
    .returning(getTableColumns(jobs));
  return claimed;
}

interface Claim {
  lane: JobLane;
  now: Date;
  heldUntil: Date;
}

/**
 * Claims the next job of a lane, or one whose lease expired, in one statement. When two processes claim the same place
 * of a kind at once, the unique index refuses one of them, which tries again.
 */
export async function claim(tx: Queryable, wish: Claim): Promise<JobRow | undefined> {
  for (;;)
    try {
      return await claimOnce(tx, wish);
    } catch (error) {
      if (violatedUnique(error) !== 'jobs_slots') throw error;
    }
}

/** Until the transaction ends no other job of this person can be enqueued, otherwise two would get the same turn. */
export const lockTurns = (tx: Queryable, ownerId: string) => lockNames(tx, `jobs of ${ownerId}`);

/** The lane's current round, and the owner's last turn in it at this priority or a higher one. */
export async function findTurns(
  tx: Queryable,
  { lane, ownerId, priority }: Pick<JobRow, 'lane' | 'ownerId' | 'priority'>,
): Promise<{ round: number; last: number | null }> {
  const isBegun = and(ne(jobs.state, 'queued'), isNotNull(jobs.startedAt));
  const isOwn = and(eq(jobs.ownerId, ownerId), lte(jobs.priority, priority));
  const furthest = (which: SQL | undefined) =>
    tx
      .select({ turn: jobs.turn })
      .from(jobs)
      .where(and(eq(jobs.lane, lane), which))
      .orderBy(sql`${jobs.turn} desc`)
      .limit(1);
  const [[begun], [own]] = [await furthest(isBegun), await furthest(isOwn)];
  return { round: begun?.turn ?? 0, last: own?.turn ?? null };
}

/**
 * Whether another person's job has been waiting in the lane since then that would start in this job's place, and before
 * this job's next turn.
 */
export async function isAwaited(
  tx: Queryable,
  { kind, lane, ownerId, turn, priority }: Pick<JobRow, 'kind' | 'lane' | 'ownerId' | 'turn' | 'priority'>,
  since: Date,
): Promise<boolean> {
  const running = atWork(tx, lane);
  const itself = sql`case when ${jobs.kind} = ${kind} then 1 else 0 end`;
  const [waiting] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(running, eq(running.kind, jobs.kind))
    .where(
      and(
        eq(jobs.lane, lane),
        isActive,
        eq(jobs.state, 'queued'),
        lte(jobs.dueAt, since),
        ne(jobs.ownerId, ownerId),
        sql`${rank} <= ${turn + 1 + priority}`,
        sql`coalesce(${running.many}, 0) - ${itself} < ${jobs.atOnce}`,
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
