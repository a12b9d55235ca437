import { MoveList } from '@/components/entities/move-list';
import { sellersText } from '@/components/entities/undone-text';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { useList } from '@/lib/client/queries/list';
import { useUndoMerge } from './use-undo-merge';

/** Merges of markets, latest first. Hidden before the first one. */
export function MarketMergesCard() {
  const { data, error, refetch, ...more } = useList(marketMergesApi.list, {
    sort: '-at',
    limit: 10,
  });
  const { undo, undoingId } = useUndoMerge();
  const merges = data?.pages.flatMap((page) => page.rows) ?? [];
  if (merges.length === 0 && !error) return null;
  return (
    <SectionCard title="Earlier merges" description={`A merge can be undone for ${UNDO_DAYS} days.`}>
      {data ? (
        <>
          <MoveList
            label="Earlier merges"
            moves={merges}
            whatOf={({ sellers }) => sellersText(sellers)}
            undoingId={undoingId}
            onUndo={({ id }) => undo(id)}
          />
          <LoadMore {...more} />
        </>
      ) : (
        error && <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}
