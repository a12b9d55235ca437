import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SellerStatusCounts } from '@/components/entities/seller-status-counts';
import { sellersText } from '@/components/entities/undone-text';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';

/** Preview of a handover. */
export function HandoverPreview({ from, to, sellers, byStatus }: EndpointAnswer<typeof handoversApi.preview>) {
  return (
    <Box role="status" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 550, mb: 1.5 }}>
        {sellersText(sellers)} {sellers === 1 ? 'goes' : 'go'} from {from.name} to {to.name}.
      </Typography>
      <SellerStatusCounts label="What is handed over" counts={byStatus} />
      <Typography variant="body2" color="textSecondary">
        This can be undone for {UNDO_DAYS} days. Visits stay with who made them.
      </Typography>
    </Box>
  );
}
