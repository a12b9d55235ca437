import { MoveList } from '@/components/entities/move-list';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { countText } from '@/lib/domain/text/count-text';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { useList } from '@/lib/client/queries/list';
import { useUndoMerge } from './use-undo-merge';

const RECORDS = { one: 'record', many: 'records' };

/** Merges of values, latest first. Hidden before the first one. */
export function ValueMergesCard() {
  const { data, error, refetch, ...more } = useList(taxonomyApi.listMerges, { sort: '-at', limit: 10 });
  const { undo, undoingId } = useUndoMerge();
  const merges = data?.pages.flatMap((page) => page.rows) ?? [];
  if (merges.length === 0 && !error) return null;
  return (
    <SectionCard title="Merged values" description={`A merge can be undone for ${UNDO_DAYS} days.`}>
      {data ? (
        <>
          <MoveList
            label="Merged values"
            moves={merges}
            whatOf={({ attribute, records }) =>
              `${attribute}, ${countText({ value: records, isExact: true }, RECORDS)}`
            }
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
