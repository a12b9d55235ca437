import { and, asc, count, eq, getTableColumns, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { JobLane } from '@/lib/domain/jobs/job-lanes';
import { JOB_MACHINE } from '@/lib/domain/jobs/job-machine';
import type { Queryable } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { jobs } from '../../db/schema/jobs';
import { violatedUnique } from '../../db/unique-violation';
import { stepped } from '../steps/step-repository';
import type { JobRow } from './job-repository';

/** As the index has it. */
const rank = sql`(${jobs.turn} + ${jobs.priority})`;
const isActive = sql`${jobs.state} in ('queued', 'running')`;

/** How many of each kind are at work in a lane. */
const atWork = (tx: Queryable, lane: JobLane) =>
  tx
    .select({ kind: jobs.kind, many: count().as('many') })
    .from(jobs)
    .where(and(eq(jobs.lane, lane), sql`${jobs.state} = 'running'`, isActive))
    .groupBy(jobs.kind)
    .as('at_work');

const busy = alias(jobs, 'busy');

/** The first place of its kind that nobody has. */
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
          // In one piece, so that the index gives the rows in their order and the first one that fits ends the search.
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
      // One whose worker died has its place still.
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
 * Takes up the job of a lane whose turn it is, or one whose worker let it go, in one statement. Two processes that reach
 * for the same place of a kind at the same moment are told apart by the index; the second one looks again.
 */
export async function claim(tx: Queryable, wish: Claim): Promise<JobRow | undefined> {
  for (;;)
    try {
      return await claimOnce(tx, wish);
    } catch (error) {
      if (violatedUnique(error) !== 'jobs_slots') throw error;
    }
}

/** Until the transaction ends nobody else puts a job of this person into the queue, or two would have the same turn. */
export const lockTurns = (tx: Queryable, ownerId: string) => lockNames(tx, `jobs of ${ownerId}`);

/** How far the rounds of a lane are, and the owner's jobs of at least such a priority in it. */
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
 * Whether somebody else's job has waited in the lane since then that would be begun in the place of this one, and before
 * it would be again.
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
