import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { countText } from '@/lib/domain/text/count-text';
import { QueryFailure } from '@/components/records/query-failure';
import { ReviewPanel } from './review-panel';
import { lookingText, withOthersText } from './review-words';
import { useReviewTurn } from './use-review-turn';

/** What waits for a review, one catalog after the other, the longest waiting first. */
export function ReviewQueue() {
  const { data, error, refetch, shown, isGone, isUnasked, lose, leave, later } = useReviewTurn();
  const [askedOf, setAskedOf] = useState<string | null>(null);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={120} />;
  if (!shown && data.withOthers.length > 0)
    return (
      <EmptyState icon={<TaskAlt />} title="All that waits is with other reviewers">
        {lookingText(data.withOthers)} What they leave comes here by itself.
      </EmptyState>
    );
  if (!shown)
    return (
      <EmptyState icon={<TaskAlt />} title="Nothing waits for your review">
        Catalogs come here when an editor sends them to review. Your own work is reviewed by others.
      </EmptyState>
    );
  const goOn = () => {
    setAskedOf(null);
    later?.(shown.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status" color="textSecondary">
        {`${countText(data.count, { one: 'catalog waits', many: 'catalogs wait' })}.${withOthersText(data.withOthers)}`}
      </Typography>
      <ReviewPanel
        key={shown.id}
        catalog={shown}
        isGone={isGone}
        isUnasked={isUnasked}
        onLost={() => lose(shown.id)}
        onJudged={() => leave(shown.id, false)}
        onPassed={() => leave(shown.id, true)}
        onLater={later && ((isDirty) => (isDirty ? setAskedOf(shown.id) : goOn()))}
      />
      <ConfirmDialog
        isOpen={askedOf === shown.id}
        title="Go on without saving?"
        confirmLabel="Go on"
        onConfirm={goOn}
        onCancel={() => setAskedOf(null)}
      >
        What you typed here is not saved and would be lost.
      </ConfirmDialog>
    </Box>
  );
}
