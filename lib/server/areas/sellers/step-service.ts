import { SELLER_MACHINE, sellerFacts } from '@/lib/domain/sellers/seller-machine';
import { MERGED_PROBLEM, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { sellers } from '../../db/schema/sellers';
import { notFound, refused } from '../../errors';
import { stepsOf } from '../../platform/steps/steps-of';
import * as repository from './repository';
import { findVisible } from './service';
import { auditedSeller } from './write-service';

type Standing = Parameters<typeof sellerFacts>[0] & { status: SellerStatus; mergedIntoId?: string | null };

/**
 * Transitions of sellers. The suspended status alone hides a seller from buyers; the marker remembers whether there was
 * anything to hide.
 */
export const SELLER_STEPS = stepsOf({
  machine: SELLER_MACHINE,
  table: sellers,
  hold: async (tx, id, actor) => {
    if (!(await repository.lockById(tx, id))) throw notFound();
    return findVisible(tx, id, actor);
  },
  find: findVisible,
  assertOpen: ({ mergedIntoId }) => {
    if (mergedIntoId) throw refused(MERGED_PROBLEM);
  },
  factsOf: (seller: Standing) => sellerFacts(seller),
  columnsOf: ({ catalogAvailable, deprioritised }, to) => ({
    hiddenBySuspension: to === 'suspended' && catalogAvailable && !deprioritised,
  }),
  audited: auditedSeller,
});
