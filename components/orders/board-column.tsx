import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DragEvent } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useListState } from '@/lib/client/list-state';
import { useList } from '@/lib/client/queries/list';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import type { BoardColumn } from '@/lib/domain/orders/board';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { numberText } from '@/lib/domain/text/count-text';
import { BoardCard } from './board-card';

interface BoardColumnProps {
  name: BoardColumn;
  count: number | undefined;
  onDrag: (row: SubOrderRow | null) => void;
  onDrop: () => void;
  onMove: (row: SubOrderRow) => void;
}

/** Orders on the board in one stage, longest waiting first. */
export function OrdersAt({ name, count, onDrag, onDrop, onMove }: BoardColumnProps) {
  const { query: asked } = useListState(ordersApi.list);
  const query = { ...asked, cursor: undefined, headline: [name], sort: 'movedAt' as const, limit: 25 };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList(ordersApi.list, query);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const allowDrop = (event: DragEvent) => event.preventDefault();
  return (
    <Box
      component="section"
      aria-label={HEADLINES[name].label}
      onDragOver={allowDrop}
      onDrop={onDrop}
      sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 1, minHeight: 200 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {HEADLINES[name].label} {count !== undefined && `(${numberText(count)})`}
      </Typography>
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={3} height={72} />}
      <Box
        component="ul"
        aria-label={HEADLINES[name].label}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} onDrag={onDrag} onMove={() => onMove(row)} />
        ))}
      </Box>
      {hasNextPage && (
        <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Box>
  );
}
