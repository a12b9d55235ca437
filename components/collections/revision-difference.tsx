import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSnapshot } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { isFrozen } from '@/lib/domain/collections/collection-status';
import { areSame, type RevisionChanges, revisionChanges } from '@/lib/domain/collections/revision-changes';
import { rupeesText } from '@/lib/domain/text/money';
import { viewAddress } from './collection-address';

const rateText = (rate: number | null) => (rate === null ? 'no rate' : rupeesText(rate));
const named = (title: string) => title || 'Catalog';

const linesOf = ({ added, removed, moved, rates }: RevisionChanges) => [
  ...added.map(({ id, title }) => ({ key: `added ${id}`, text: `Added: ${named(title)}` })),
  ...removed.map(({ id, title }) => ({ key: `removed ${id}`, text: `Removed: ${named(title)}` })),
  ...rates.map(({ id, title, before, after }) => ({
    key: `rate ${id}`,
    text: `Rate: ${named(title)}, ${rateText(before)} → ${rateText(after)}`,
  })),
  ...moved.map(({ id, title, from, to }) => ({ key: `moved ${id}`, text: `Moved: ${named(title)}, ${from} → ${to}` })),
];

interface RevisionDifferenceProps {
  collection: CollectionDetail;
  previousId: string;
}

/** Differences of a revision from the one it is based on, as buyers see both. */
export function RevisionDifference({ collection, previousId }: RevisionDifferenceProps) {
  const isFixed = isFrozen(collection.status);
  const before = useSnapshot(previousId, true);
  const own = useSnapshot(collection.id, isFixed);
  const after = isFixed
    ? own.data?.items.map(({ catalogId: id, title, rate }) => ({ id, title, rate }))
    : collection.members;
  const error = before.error ?? own.error;
  const changes =
    before.data &&
    after &&
    revisionChanges(
      before.data.items.map(({ catalogId: id, title, rate }) => ({ id, title, rate })),
      after,
    );
  return (
    <SectionCard
      title="Since the revision before"
      action={
        <Link component={NextLink} href={viewAddress(previousId)}>
          {`Revision ${collection.revision - 1}`}
        </Link>
      }
    >
      {!changes && !error && <SkeletonLines count={3} height={24} />}
      {!changes && error && <QueryFailure error={error} onRetry={() => void before.refetch()} />}
      {changes && areSame(changes) && <Typography>The same catalogs in the same order at the same rates.</Typography>}
      {changes && (
        <Box component="ul" aria-label="Changes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {linesOf(changes).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
