import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadMore } from '@/components/layout/load-more';
import { QueryFailure } from '@/components/layout/query-failure';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { salesmenApi } from '@/lib/contracts/salesmen';
import { useTimeline } from '@/lib/client/queries/timeline';

/** Where a salesman was and what was talked about, the last visit first. */
export function VisitsCard({ salesmanId, onAdd }: { salesmanId: string; onAdd: () => void }) {
  const { data, error, refetch, ...more } = useTimeline(salesmenApi.visits, salesmanId);
  const visits = data?.pages.flatMap((page) => page.rows);
  const addButton = (
    <Button variant="contained" size="small" onClick={onAdd}>
      Add a visit
    </Button>
  );
  return (
    <SectionCard title="Visits" action={addButton}>
      {!visits && !error && <SkeletonLines count={4} height={64} />}
      {!visits && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {visits?.length === 0 && <Typography color="textSecondary">No visit is written down yet.</Typography>}
      {visits && (
        <Box component="ol" aria-label="Visits" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {visits.map(({ id, seller, at, note }) => (
            <Box component="li" key={id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{seller.businessName}</Typography>
              <Typography variant="body2" color="textSecondary">
                <Instant at={at} />
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
            </Box>
          ))}
        </Box>
      )}
      <LoadMore {...more} />
    </SectionCard>
  );
}
