import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import { buyers } from '../../db/schema/buyers';
import { stepsOf } from '../../platform/steps/steps-of';
import { getBuyer, lockBuyer } from './service';

/** Transitions that block and unblock buyers. */
export const BUYER_STEPS = stepsOf({
  machine: BUYER_MACHINE,
  table: buyers,
  hold: async (tx, id) => {
    await lockBuyer(tx, id);
    return getBuyer(id, tx);
  },
  find: (tx, id) => getBuyer(id, tx),
  factsOf: () => ({}),
  audited: ({ status, statusReason }) => ({ status, statusReason }),
});
