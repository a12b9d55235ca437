import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { type TimelineEndpoint, useTimeline } from '@/lib/client/queries/timeline';
import { LoadMore } from '../ui/load-more';
import { QueryFailure } from './query-failure';

interface TimelineListProps<Row> {
  endpoint: TimelineEndpoint<Row>;
  /** Id of the record. */
  id: string;
  label: string;
  noneYet: string;
  children: (row: Row) => ReactNode;
}

/** Events of a record, newest first. */
export function TimelineList<Row extends { id: string }>(props: TimelineListProps<Row>) {
  const { endpoint, id, label, noneYet, children } = props;
  const { data, error, refetch, ...more } = useTimeline(endpoint, id);
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {!rows && !error && <SkeletonLines count={3} height={64} />}
      {!rows && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <Typography color="textSecondary">{noneYet}</Typography>}
      {rows && (
        <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Box
              component="li"
              key={row.id}
              sx={{ py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              {children(row)}
            </Box>
          ))}
        </Box>
      )}
      <LoadMore {...more} />
    </>
  );
}
