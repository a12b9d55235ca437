import { SELLER_MACHINE, sellerFacts } from '@/lib/domain/sellers/seller-machine';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
import { sellers } from '../../db/schema/sellers';
import { notFound } from '../../errors';
import { stepsOf } from '../../platform/steps/steps-of';
import * as repository from './repository';
import { findVisible } from './service';
import { auditedSeller } from './write-service';

type Standing = Parameters<typeof sellerFacts>[0] & { status: SellerStatus };

/**
 * How sellers take steps. Suspension hides a seller from buyers by the status alone; the marker remembers whether there
 * was anything to hide.
 */
export const SELLER_STEPS = stepsOf({
  machine: SELLER_MACHINE,
  table: sellers,
  hold: async (tx, id, actor) => {
    if (!(await repository.lockById(tx, id))) throw notFound();
    return findVisible(tx, id, actor);
  },
  find: findVisible,
  factsOf: (seller: Standing) => sellerFacts(seller),
  columnsOf: ({ catalogAvailable, deprioritised }, to) => ({
    hiddenBySuspension: to === 'suspended' && catalogAvailable && !deprioritised,
  }),
  audited: auditedSeller,
});
