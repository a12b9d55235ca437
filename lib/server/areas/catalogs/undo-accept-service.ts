import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { refused } from '../../errors';
import * as repository from './review-repository';
import { getCatalog } from './service';
import { CATALOG_STEPS } from './step-service';
import { assertNotDeleted, lockCatalog } from './write-service';

/**
 * Returns an accepted catalog to the review it came from, unless something came of it. The reviewer's corrections stay.
 * Idempotent.
 * @throws 409 when its status changed since or a buyer ordered it.
 */
export const undoAccept = (id: string, { version }: { version: number }, actor: Actor): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const found = await lockCatalog(tx, id, actor);
    assertNotDeleted(found);
    if (found.status === 'in_review' && found.version !== version) return getCatalog(id, tx);
    const [last, before] = await repository.lastStatuses(tx, id);
    if (found.status !== 'live' || last?.was !== 'in_review' || last.became !== 'live')
      throw refused('Its status changed since it was accepted. Pause it instead.');
    if (await repository.isOrdered(tx, id)) throw refused('A buyer ordered it already. Pause it instead.');
    const was = {
      status: 'in_review',
      statusReason: null,
      statusChangedAt: before?.became === 'in_review' ? before.at : last.at,
      reviewedById: null,
      qcPassed: last.qcPassed ?? found.qcPassed,
    } as const;
    return CATALOG_STEPS.restoreStep(tx, { id, version }, was, actor);
  });
