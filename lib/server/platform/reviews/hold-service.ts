import { isWithAnother, REVIEW_HOLD_MINUTES } from '@/lib/domain/records/review-hold';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { refused } from '../../errors';
import * as repository from './hold-repository';

/**
 * Records that a person is reviewing a record. Its row is locked meanwhile, so that of two concurrent calls the second
 * sees the first, and no hold is set on a record decided at this moment.
 * @throws 409 when another person is reviewing it.
 */
export async function takeHold(
  tx: Queryable,
  { id, name }: { id: string; name: string },
  { userId }: Actor,
): Promise<{ until: string }> {
  const hold = await repository.findHold(tx, id);
  if (hold && isWithAnother(hold, userId, clock.now()))
    throw refused(`${hold.reviewer.name} is reviewing ${name} now.`);
  const until = later(REVIEW_HOLD_MINUTES * MINUTE);
  await repository.putHold(tx, { subjectId: id, reviewerId: userId, until });
  return { until: until.toISOString() };
}

/** Records that a person has stopped reviewing a record; another person's hold stays. */
export async function giveBackHold(id: string, { userId }: Actor): Promise<Record<never, never>> {
  await repository.endHold(orm(), id, userId);
  return {};
}

export const { countWithOthers, endHold } = repository;
