import { CYCLE_LIMITS } from '@/lib/contracts/cycles/cycle-record';
import type { Stuck } from '@/lib/contracts/cycles/cycle-work';
import { clock, DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { marketPace } from './service';
import * as repository from './stuck-repository';

const WEEK = 7 * DAY;

/** What blocks a cycle. */
export async function stuckIn(id: string): Promise<Stuck> {
  const pace = await marketPace(id);
  const inReview = await repository.waitingForReview(orm(), id);
  const weeks = { now: later(-WEEK, clock.now()), before: later(-2 * WEEK, clock.now()) };
  return {
    ...(await repository.stuckUploads(orm(), id)),
    inReview,
    reasons: await repository.risingReasons(orm(), id, weeks),
    queues: [
      {
        queue: 'tagging',
        waiting: await repository.countWithEditor(orm(), id),
        came: pace.came_in,
        left: pace.tagged,
      },
      { queue: 'review', waiting: inReview.all, came: pace.tagged, left: pace.reviewed },
    ],
  };
}

/** Uploads of a cycle's markets that can be reassigned. */
export const movableOf = (tx: Queryable, id: string) => repository.movableUploads(tx, id, CYCLE_LIMITS.uploads);
