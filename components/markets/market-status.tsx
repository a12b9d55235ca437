import { Tag } from '@/components/ui/tag';
import type { Market } from '@/lib/contracts/markets/markets';

export const MARKETS = { one: 'market', many: 'markets' };

/** Whether sellers can be assigned to a market. */
export function MarketStatus({ market }: { market: Pick<Market, 'active' | 'mergedIntoId'> }) {
  if (market.mergedIntoId) return <Tag>Merged</Tag>;
  return market.active ? <Tag tone="success">Active</Tag> : <Tag tone="warning">Inactive</Tag>;
}
