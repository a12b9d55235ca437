import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { countText } from '@/components/ui/data-table/count-text';
import { QueryFailure } from '@/components/layout/query-failure';
import { useReviewQueue } from '@/lib/client/queries/catalog-review';
import { ReviewPanel } from './review-panel';

/** What waits for a review, one catalog after the other, the longest waiting first. */
export function ReviewQueue() {
  const { data, error, refetch } = useReviewQueue();
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={120} />;
  const [first] = data.rows;
  if (!first)
    return (
      <EmptyState icon={<TaskAlt />} title="Nothing waits for your review">
        Catalogs come here when an editor sends them to review. Your own work is reviewed by others.
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status" color="textSecondary">
        {`${countText(data.count, { one: 'catalog waits', many: 'catalogs wait' })}.`}
      </Typography>
      <ReviewPanel key={first.id} catalog={first} />
    </Box>
  );
}
