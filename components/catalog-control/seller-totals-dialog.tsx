import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { countText } from '@/lib/domain/text/count-text';
import { Field } from '@/components/ui/field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSettled } from '@/components/ui/use-settled';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { useList } from '@/lib/client/queries/list';
import { SellerTotalsTable } from './seller-totals-table';

/** Sellers per page. */
const PAGE = 25;

/** Catalog counts of every seller, sorted by name. */
export function SellerTotalsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim()) || undefined;
  const list = useList(catalogControlApi.sellers, { q, sort: 'businessName', limit: PAGE });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [first] = data?.pages ?? [];
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Catalogs of all sellers</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ maxWidth: 320 }}>
          <Field
            label="Seller"
            placeholder="Name or phone number"
            value={typed}
            inputProps={{ maxLength: 100 }}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={6} height={32} />}
        {first && (
          <Typography role="status" variant="body2" color="textSecondary">
            {countText(first.count, { one: 'seller', many: 'sellers' })}
          </Typography>
        )}
        {data && <SellerTotalsTable sellers={data.pages.flatMap(({ rows }) => rows)} />}
      </DialogContent>
      <DialogActions>
        {hasNextPage && (
          <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
