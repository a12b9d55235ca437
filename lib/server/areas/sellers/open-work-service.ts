import { SELLER_MANAGERS } from '@/lib/domain/sellers/seller-status';
import type { OpenWork } from '../../platform/open-work';
import { labelsOf } from '../staff/service';
import { countSellersAt, letSellersGo, moveSellers, someSellersAt } from './move-service';

const kind = 'accountManager';

/** The sellers of an account manager. */
export const ACCOUNT_WORK: OpenWork = {
  takers: SELLER_MANAGERS,
  count: (tx, userId) => countSellersAt(tx, kind, userId),
  examples: (tx, userId, limit) => someSellersAt(tx, kind, userId, limit),
  handOver: async (tx, { actor, ...pair }) => {
    await moveSellers(tx, { kind, ...pair }, actor, labelsOf);
  },
  letGo: (tx, { fromId, actor }) => letSellersGo(tx, { kind, fromId }, actor),
};
