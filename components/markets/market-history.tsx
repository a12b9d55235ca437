import { MarketName } from '@/components/entities/market-picker';
import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { markets } from '@/lib/client/queries/markets';
import { marketValues } from './edit-market-form';
import { MARKET_WORDS } from '@/components/entities/market-fields';

const WORDS = {
  ...MARKET_WORDS,
  mergedIntoId: { label: 'Merged into', text: (id: string) => <MarketName id={id} /> },
};

const ACTIONS = {
  'markets.added': 'Added the market',
  'markets.changed': 'Changed the market',
  'markets.merged': 'Merged the market with another',
  'markets.unmerged': 'Undid the merge',
};

/** Change history of a market. */
export function MarketHistory({ market }: { market: Market }) {
  const { mutateAsync } = markets.useUpdate(market.id);
  const restore = {
    current: { ...marketValues(market), marketNumber: market.marketNumber },
    save: (field: string, value: unknown) => mutateAsync({ [field]: value, version: market.version }),
  };
  return (
    <SectionCard title="History">
      <RecordHistory endpoint={marketsApi.history} id={market.id} words={WORDS} actions={ACTIONS} restore={restore} />
    </SectionCard>
  );
}
