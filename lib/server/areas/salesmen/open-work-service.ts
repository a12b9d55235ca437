import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import type { OpenWork } from '../../platform/open-work';
import { countSellersAt, letSellersGo, someSellersAt } from '../sellers/move-service';
import { handPortfolioOver } from './handover-service';

/** The portfolio of a salesman. */
export const PORTFOLIO_WORK: OpenWork = {
  takers: SALESMEN,
  count: (tx, userId) => countSellersAt(tx, 'salesman', userId),
  examples: (tx, userId, limit) => someSellersAt(tx, 'salesman', userId, limit),
  handOver: async (tx, { actor, ...pair }) => {
    await handPortfolioOver(tx, pair, actor);
  },
  letGo: (tx, { fromId, actor }) => letSellersGo(tx, { kind: 'salesman', fromId }, actor),
};
