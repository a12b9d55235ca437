import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordDrawer } from '@/components/records/record-drawer';
import { SectionCard } from '@/components/ui/section-card';
import { UNDO_DAYS } from '@/lib/contracts/sellers/seller-moves';
import { markets } from '@/lib/client/queries/markets';
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
  return (
    <RecordDrawer query={markets.useRecord(id)} kind="Market" titleOf={({ name }) => name} onClose={onClose}>
      {(market) =>
        market.mergedIntoId ? (
          <MergedNote intoId={market.mergedIntoId} onOpen={onOpen} />
        ) : (
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
        )
      }
    </RecordDrawer>
  );
}

const MergedNote = ({ intoId, onOpen }: { intoId: string; onOpen: (id: string) => void }) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" size="small" onClick={() => onOpen(intoId)}>
        Open that one
      </Button>
    }
  >
    This market was merged into another. Its sellers are there now.
  </Alert>
);
