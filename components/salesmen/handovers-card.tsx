import Typography from '@mui/material/Typography';
import { MoveList } from '@/components/entities/move-list';
import { sellersText } from '@/components/entities/undone-text';
import { LoadMore } from '@/components/layout/load-more';
import { QueryFailure } from '@/components/layout/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { handoversApi } from '@/lib/contracts/handovers';
import { UNDO_DAYS } from '@/lib/contracts/seller-moves';
import { useList } from '@/lib/client/queries/list';
import { useGiveBack } from './use-give-back';

const TITLE = 'Portfolios handed over';

/** Handovers between all salesmen, the last one first. */
export function HandoversCard() {
  const { data, error, refetch, ...more } = useList(handoversApi.list, { sort: '-at', limit: 10 });
  const { undo, undoingId } = useGiveBack();
  const handovers = data?.pages.flatMap((page) => page.rows);
  return (
    <SectionCard title={TITLE} description={`By everybody to everybody. One can be undone for ${UNDO_DAYS} days.`}>
      {!handovers && !error && <SkeletonLines count={2} height={64} />}
      {!handovers && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {handovers?.length === 0 && <Typography color="textSecondary">No portfolio was handed over yet.</Typography>}
      {handovers && (
        <MoveList
          label={TITLE}
          moves={handovers}
          whatOf={({ sellers }) => sellersText(sellers)}
          undoingId={undoingId}
          onUndo={({ id }) => undo(id)}
        />
      )}
      <LoadMore {...more} />
    </SectionCard>
  );
}
