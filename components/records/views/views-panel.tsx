import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TablePreferences } from '@/components/ui/data-table/table-layout';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import type { SavedView } from '@/lib/contracts/saved-views';
import { useCurrentUser } from '../../entities/current-user';
import { NewViewForm } from './new-view-form';
import { QueryFailure } from '../query-failure';
import { ViewItem } from './view-item';

/** Current state of a list, and how to change it. */
export interface ListView extends TablePreferences {
  /** Name of the list call. */
  list: string;
  /** Filters and order, as a query string. */
  search: string;
  show: (search: string) => void;
}

/** Own and shared views, with a form for a new one. */
export function ViewsPanel({ onDone, ...now }: ListView & { onDone: () => void }) {
  const { fo } = useCurrentUser();
  const { data: views, error, refetch } = useSavedViews(now.list);
  const isAdmin = fo.includes('admin');
  if (error && !views) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!views) return <SkeletonLines count={3} height={36} />;

  const choose = (view: SavedView) => {
    now.setLayout(view.layout);
    now.show(view.search);
    onDone();
  };
  const group = (title: string, items: SavedView[]) =>
    items.length > 0 && (
      <>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {title}
        </Typography>
        <Box component="ul" aria-label={title} sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
          {items.map((view) => (
            <ViewItem
              key={view.id}
              view={view}
              now={now}
              mayChange={view.isMine || isAdmin}
              onChoose={() => choose(view)}
            />
          ))}
        </Box>
      </>
    );
  return (
    <Box sx={{ minWidth: 280 }}>
      {views.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          A view keeps filters, order and columns under a name.
        </Typography>
      )}
      {group(
        'My views',
        views.filter(({ isMine }) => isMine),
      )}
      {group(
        'Shared by others',
        views.filter(({ isMine }) => !isMine),
      )}
      <NewViewForm now={now} isAdmin={isAdmin} />
    </Box>
  );
}
