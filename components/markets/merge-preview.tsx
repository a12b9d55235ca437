import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sellersText } from '@/components/entities/undone-text';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import type { Market } from '@/lib/contracts/markets/markets';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { MarketStatus } from './market-status';

/** Preview of a merge. */
export function MergePreview({ survivor, duplicate, sellers }: EndpointAnswer<typeof marketMergesApi.preview>) {
  return (
    <Box role="status" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 550, mb: 1 }}>
        {sellersText(sellers)} {sellers === 1 ? 'moves' : 'move'} from {duplicate.name} to {survivor.name}.
      </Typography>
      <Line market={duplicate} then="is archived; old links still work" />
      <Line market={survivor} then={`has ${sellersText(survivor.sellers + sellers)} afterwards`} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        This can be undone for {UNDO_DAYS} days.
      </Typography>
    </Box>
  );
}

const Line = ({ market, then }: { market: Market; then: string }) => (
  <Typography variant="body2">
    {market.name}
    {market.marketNumber && `, number ${market.marketNumber}`}, {market.city}, {market.state}{' '}
    <MarketStatus market={market} /> {then}
  </Typography>
);
