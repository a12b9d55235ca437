import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { type Reviewed, type ReviewSource } from '@/lib/client/queries/review-queue';
import { countText } from '@/lib/domain/text/count-text';
import { QueryFailure } from '../query-failure';
import { lookingText, withOthersText } from './review-words';
import { useReviewTurn } from './use-review-turn';

/** One record of the queue, as shown on the screen. */
export interface ReviewTurn<Row> {
  record: Row;
  /** True when it left the queue without this user's decision. */
  isGone: boolean;
  /** True when it appeared by itself; a key pressed at that moment may have been meant for another record. */
  isUnasked: boolean;
  /** Called when the server says that the user cannot review it now. */
  onLost: () => void;
  onJudged: () => void;
  /** Called when others took it and no input would be lost. */
  onPassed: () => void;
  /** Skips to the next record; null when there is none. The argument says whether typed input would be lost. */
  onLater: ((isDirty: boolean) => void) | null;
}

interface ReviewQueueProps<Row extends Reviewed> {
  source: ReviewSource<Row>;
  /** "catalog waits", "catalogs wait". */
  noun: { one: string; many: string };
  /** Shown when the queue is empty. */
  emptyHint: string;
  panel: (turn: ReviewTurn<Row> & { key: string }) => ReactNode;
}

/** Review queue: one record after the other, longest waiting first. */
export function ReviewQueue<Row extends Reviewed>({ source, noun, emptyHint, panel }: ReviewQueueProps<Row>) {
  const { data, error, refetch, shown, isGone, isUnasked, lose, leave, later } = useReviewTurn(source);
  const [askedOf, setAskedOf] = useState<string | null>(null);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={120} />;
  if (!shown && data.withOthers.length > 0)
    return (
      <EmptyState icon={<TaskAlt />} title="Other reviewers have everything that waits">
        {lookingText(data.withOthers)} What they release comes here by itself.
      </EmptyState>
    );
  if (!shown)
    return (
      <EmptyState icon={<TaskAlt />} title="Nothing waits for your review">
        {emptyHint}
      </EmptyState>
    );
  const goOn = () => {
    setAskedOf(null);
    later?.(shown.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography role="status" color="textSecondary">
        {`${countText(data.count, noun)}.${withOthersText(data.withOthers)}`}
      </Typography>
      {panel({
        key: shown.id,
        record: shown,
        isGone,
        isUnasked,
        onLost: () => lose(shown.id),
        onJudged: () => leave(shown.id, false),
        onPassed: () => leave(shown.id, true),
        onLater: later && ((isDirty) => (isDirty ? setAskedOf(shown.id) : goOn())),
      })}
      <ConfirmDialog
        isOpen={askedOf === shown.id}
        title="Continue without saving?"
        confirmLabel="Continue"
        onConfirm={goOn}
        onCancel={() => setAskedOf(null)}
      >
        What you typed here is not saved and would be lost.
      </ConfirmDialog>
    </Box>
  );
}
