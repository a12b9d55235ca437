import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useList } from '@/lib/client/queries/list';
import { useOrderTotals } from '@/lib/client/queries/orders';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { boardStep, type BoardColumn, BOARD_COLUMNS } from '@/lib/domain/orders/board';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { numberText } from '@/lib/domain/text/count-text';
import { notifyError } from '@/lib/client/notify';
import { BoardCard } from './board-card';
import { BoardMove } from './board-move';

/** What moves: a card, and the step that was asked for it. */
interface Move {
  row: SubOrderRow;
  step: NonNullable<ReturnType<typeof boardStep>>;
}

/** Orders by what comes next. Moving a card is a step with its questions, by mouse or by the button on it. */
export function OrderBoard() {
  const [dragged, setDragged] = useState<SubOrderRow | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const { data: totals } = useOrderTotals({});
  const handleDrop = (to: BoardColumn) => {
    if (!dragged || dragged.headline === to) return;
    const step = boardStep(dragged.headline, to);
    if (step) setMove({ row: dragged, step });
    else notifyError(`${subOrderNumber(dragged)} cannot go there: next, ${HEADLINES[dragged.headline].next}.`);
    setDragged(null);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(205px, 1fr)',
        overflowX: 'auto',
        pb: 1,
      }}
    >
      {BOARD_COLUMNS.map((name) => (
        <Column
          key={name}
          name={name}
          count={totals && (totals.find(({ headline }) => headline === name)?.orders ?? 0)}
          onDrag={setDragged}
          onDrop={() => handleDrop(name)}
          onMove={(row) => {
            const step = boardStep(row.headline, null);
            if (step) setMove({ row, step });
          }}
        />
      ))}
      {move && <BoardMove key={move.row.id} row={move.row} step={move.step} onClose={() => setMove(null)} />}
    </Box>
  );
}

interface ColumnProps {
  name: BoardColumn;
  count: number | undefined;
  onDrag: (row: SubOrderRow | null) => void;
  onDrop: () => void;
  onMove: (row: SubOrderRow) => void;
}

/** The orders that stand at one place, the one that waited longest first. */
function Column({ name, count, onDrag, onDrop, onMove }: ColumnProps) {
  const query = { headline: [name], sort: 'movedAt' as const, limit: 25 };
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
