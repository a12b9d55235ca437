import Paper from '@mui/material/Paper';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ScreenId } from '@/config/menu';
import { useScreen } from '@/lib/client/queries/screens';
import { findScreenById } from '@/lib/domain/access/access';
import { ScreenIcon } from './icons';
import { PageHeader } from '../records/page-header';
import { QueryFailure } from '../records/query-failure';
import { SCREEN_PURPOSES } from '../records/screen-purposes';

/** A screen whose area has no function yet. The server is asked first, as it will be for the real one. */
export function EmptyScreen({ id }: { id: ScreenId }) {
  const { isPending, error, refetch } = useScreen(id);
  const screen = findScreenById(id);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader screen={id} description={SCREEN_PURPOSES[id]} />
      <Paper
        variant="outlined"
        aria-busy={isPending}
        sx={{ display: 'grid', minHeight: 320, alignItems: isPending ? 'stretch' : 'center' }}
      >
        {isPending ? (
          <SkeletonLines count={1} height={320} />
        ) : (
          <EmptyState icon={screen && <ScreenIcon name={screen.icon} />} title="This screen has nothing to show yet." />
        )}
      </Paper>
    </>
  );
}
