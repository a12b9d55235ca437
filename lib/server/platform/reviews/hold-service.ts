import { isWithAnother, REVIEW_HOLD_MINUTES } from '@/lib/domain/records/review-hold';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { refused } from '../../errors';
import * as repository from './hold-repository';

/**
 * Notes that somebody looks at a record in review. Its row is held meanwhile, so that of two who ask at once the second
 * finds the first, and none is held that was judged in this moment.
 * @throws 409 when another looks at it.
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

/** Notes that somebody looks at a record no more; what another holds stays theirs. */
export async function giveBackHold(id: string, { userId }: Actor): Promise<Record<never, never>> {
  await repository.endHold(orm(), id, userId);
  return {};
}

export const { countWithOthers, endHold } = repository;
