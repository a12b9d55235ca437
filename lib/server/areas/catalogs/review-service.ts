import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { isOwnWork, reviewProblem } from '@/lib/domain/catalogs/catalog-status';
import type { Actor } from '../../auth/actor';
import { orm, transaction } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { catalogs } from '../../db/schema/catalogs';
import { notFound, refused } from '../../errors';
import { countWithOthers, takeHold } from '../../platform/reviews/hold-service';
import { toDetails } from './catalog-answer';
import * as lists from './list-repository';
import * as repository from './repository';
import { waitsFor } from './review-repository';
import { assertNotDeleted } from './write-service';

type Queue = EndpointAnswer<typeof catalogsApi.review>;

/** The user's review queue, and which of those catalogs other reviewers hold. */
export async function listForReview(request: ListRequest, { userId }: Actor): Promise<Queue> {
  const page = await lists.listForReview(orm(), request, userId);
  const withOthers = await countWithOthers(orm(), userId, catalogs.id, waitsFor(userId));
  return { ...page, rows: await toDetails(orm(), page.rows), withOthers };
}

/**
 * Records that a reviewer is looking at a catalog in review.
 * @throws 404, 409 with a sentence when the user cannot review it or another reviewer holds it.
 */
export const takeReview = (id: string, actor: Actor): Promise<{ until: string }> =>
  transaction(async (tx) => {
    await repository.lockById(tx, id);
    const found = await repository.findById(tx, id);
    if (!found) throw notFound();
    const { row, seller } = found;
    assertNotDeleted({ isDeleted: row.deletedAt !== null });
    const problem = reviewProblem({ status: row.status, isOwnWork: isOwnWork(found, actor.userId) });
    if (problem) throw refused(problem);
    return takeHold(tx, { id, name: catalogName({ ...row, seller }) }, actor);
  });
