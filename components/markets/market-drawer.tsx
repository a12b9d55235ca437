import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MergeNote } from '@/components/records/merges/merge-note';
import { SameAsButton } from '@/components/records/merges/same-as-button';
import { RecordDrawer } from '@/components/records/record-drawer';
import { SectionCard } from '@/components/ui/section-card';
import { markets } from '@/lib/client/queries/markets';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { EditMarketForm } from './edit-market-form';
import { MarketHistory } from './market-history';

interface MarketDrawerProps {
  id: string;
  onClose: () => void;
  onMerge: () => void;
}

/** One market, beside the tree. */
export function MarketDrawer({ id, onClose, onMerge }: MarketDrawerProps) {
  return (
    <RecordDrawer query={markets.useRecord(id)} kind="Market" titleOf={({ name }) => name} onClose={onClose}>
      {(market) => {
        const record = { kind: 'market', id: market.id, name: marketLabel(market) } as const;
        return (
          <>
            <MergeNote record={record} />
            <Stack spacing={2}>
              {!market.mergedIntoId && (
                <>
                  <EditMarketForm key={market.id} market={market} />
                  <SectionCard title="The same market twice?">
                    <Typography color="textSecondary">
                      Merging moves the sellers of one into the other. It can be undone for {UNDO_DAYS} days.
                    </Typography>
                    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
                      <Button variant="outlined" color="inherit" size="small" onClick={onMerge}>
                        Merge with another
                      </Button>
                      <SameAsButton record={record} />
                    </Stack>
                  </SectionCard>
                </>
              )}
              <MarketHistory market={market} />
            </Stack>
          </>
        );
      }}
    </RecordDrawer>
  );
}
