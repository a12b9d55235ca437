import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { UNDO_DAYS } from '@/lib/contracts/sellers/seller-moves';
import { useMarket } from '@/lib/client/queries/markets';
import { EditMarketForm } from './edit-market-form';
import { MarketHistory } from './market-history';

interface MarketDrawerProps {
  id: string;
  onClose: () => void;
  onOpen: (id: string) => void;
  onMerge: () => void;
}

/** Everything about one market, beside the tree. */
export function MarketDrawer({ id, onClose, onOpen, onMerge }: MarketDrawerProps) {
  const { data: market, error, refetch } = useMarket(id);
  const mergedIntoId = market?.mergedIntoId;
  return (
    <SideDrawer title={market?.name ?? 'Market'} onClose={onClose}>
      {mergedIntoId && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => onOpen(mergedIntoId)}>
              Open that one
            </Button>
          }
        >
          This market was merged into another. Its sellers are there now.
        </Alert>
      )}
      {market && !mergedIntoId && (
        <Stack spacing={2}>
          <EditMarketForm key={market.id} market={market} />
          <SectionCard
            title="The same market twice?"
            action={
              <Button variant="outlined" color="inherit" size="small" onClick={onMerge}>
                Merge with another
              </Button>
            }
          >
            <Typography color="textSecondary">
              Merging moves the sellers of one into the other. It can be undone for {UNDO_DAYS} days.
            </Typography>
          </SectionCard>
          <MarketHistory market={market} />
        </Stack>
      )}
      {!market && !error && <SkeletonLines count={2} height={220} />}
      {!market && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
    </SideDrawer>
  );
}
