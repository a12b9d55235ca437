import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListedTotals } from '@/components/entities/order-sums';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { notifyError } from '@/lib/client/notify';
import { boardStep, type BoardColumn, BOARD_COLUMNS } from '@/lib/domain/orders/board';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { OrdersAt } from './board-column';
import { BoardMove } from './board-move';
import { BoardToolbar } from './board-toolbar';

/** A card being moved, and the requested step. */
interface Move {
  row: SubOrderRow;
  step: NonNullable<ReturnType<typeof boardStep>>;
}

/** Orders by next step. Moving a card, by mouse or with its button, runs the step with its form. */
export function OrderBoard() {
  const [dragged, setDragged] = useState<SubOrderRow | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const { data: totals } = useListedTotals();
  const handleDrop = (to: BoardColumn) => {
    if (!dragged || dragged.headline === to) return;
    const step = boardStep(dragged.headline, to);
    if (step) setMove({ row: dragged, step });
    else notifyError(`${subOrderNumber(dragged)} cannot go there: next, ${HEADLINES[dragged.headline].next}.`);
    setDragged(null);
  };
  return (
    <>
      <BoardToolbar />
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
          <OrdersAt
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
    </>
  );
}
