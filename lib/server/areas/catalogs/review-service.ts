import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { isOwnWork } from '@/lib/domain/catalogs/catalog-status';
import { isWithAnother, REVIEW_HOLD_MINUTES, reviewProblem } from '@/lib/domain/catalogs/review-hold';
import type { Actor } from '../../auth/actor';
import { clock, later, MINUTE } from '../../clock';
import { orm, transaction } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound, refused } from '../../errors';
import { toDetails } from './catalog-answer';
import * as lists from './list-repository';
import * as repository from './repository';
import * as reviews from './review-repository';
import { assertNotDeleted } from './write-service';

type Queue = EndpointAnswer<typeof catalogsApi.review>;

/** What waits for a review by the person who asks, and what of it others look at. */
export async function listForReview(request: ListRequest, { userId }: Actor): Promise<Queue> {
  const page = await lists.listForReview(orm(), request, userId);
  const withOthers = await reviews.countWithOthers(orm(), userId);
  return { ...page, rows: await toDetails(orm(), page.rows), withOthers };
}

/**
 * Notes that somebody looks at a catalog in review. Its row is held meanwhile, so that of two who ask at once the
 * second finds the first, and none is held that was judged in this moment.
 * @throws 404, 409 with a sentence when it is none for them to review, or another looks at it.
 */
export const takeReview = (id: string, { userId }: Actor): Promise<{ until: string }> =>
  transaction(async (tx) => {
    await repository.lockById(tx, id);
    const found = await repository.findById(tx, id);
    if (!found) throw notFound();
    const { row, seller } = found;
    assertNotDeleted({ isDeleted: row.deletedAt !== null });
    const problem = reviewProblem({ status: row.status, isOwnWork: isOwnWork(found, userId) });
    if (problem) throw refused(problem);
    const hold = await reviews.findHold(tx, id);
    if (hold && isWithAnother(hold, userId, clock.now()))
      throw refused(`${hold.reviewer.name} is reviewing ${catalogName({ ...row, seller })} now.`);
    const until = later(REVIEW_HOLD_MINUTES * MINUTE);
    await reviews.putHold(tx, { catalogId: id, reviewerId: userId, until });
    return { until: until.toISOString() };
  });

/** Notes that somebody looks at a catalog no more; what another holds stays theirs. */
export async function giveBackReview(id: string, { userId }: Actor): Promise<Record<never, never>> {
  await reviews.endHold(orm(), id, userId);
  return {};
}
