import Typography from '@mui/material/Typography';
import { MoveList } from '@/components/entities/move-list';
import { sellersText } from '@/components/entities/undone-text';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { useList } from '@/lib/client/queries/list';
import { LoadMore } from '../ui/load-more';
import { QueryFailure } from './query-failure';
import { useGiveBack } from './use-give-back';

const TITLE = 'Sellers handed over';

/** Role in which they were handed over; a market is not a person. */
const AS = { salesman: 'as salesman', accountManager: 'as account manager', market: '' } as const;

/**
 * Handovers of sellers between people, latest first: all of them, or those of one person. Hidden while that person has
 * none.
 */
export function HandoversCard({ fromId }: { fromId?: string }) {
  const about = fromId === undefined ? {} : { fromId: [fromId] };
  const { data, error, refetch, ...more } = useList(handoversApi.list, { ...about, sort: '-at', limit: 10 });
  const { undo, undoingId } = useGiveBack();
  const handovers = data?.pages.flatMap((page) => page.rows);
  if (fromId !== undefined && !error && !handovers?.length) return null;
  const whose = fromId === undefined ? 'All handovers. ' : '';
  return (
    <SectionCard title={TITLE} description={`${whose}A handover can be undone for ${UNDO_DAYS} days.`}>
      {!handovers && !error && <SkeletonLines count={2} height={64} />}
      {!handovers && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {handovers?.length === 0 && <Typography color="textSecondary">No handovers yet.</Typography>}
      {handovers && (
        <MoveList
          label={TITLE}
          moves={handovers}
          whatOf={({ sellers, kind }) => `${sellersText(sellers)} ${AS[kind]}`}
          undoingId={undoingId}
          onUndo={({ id }) => undo(id)}
        />
      )}
      <LoadMore {...more} />
    </SectionCard>
  );
}
