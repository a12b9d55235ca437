import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { Age } from '@/components/ui/age';
import { Tag } from '@/components/ui/tag';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { boardStep, BOARD_STEP_LABELS } from '@/lib/domain/orders/board';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { piecesText, wantedPieces } from '@/lib/domain/orders/quantities';
import { rupeesText } from '@/lib/domain/text/money';

interface BoardCardProps {
  row: SubOrderRow;
  onDrag: (row: SubOrderRow | null) => void;
  onMove: () => void;
}

/** A seller's part of an order on the board. */
export function BoardCard({ row, onDrag, onMove }: BoardCardProps) {
  const step = boardStep(row.headline, null);
  const number = subOrderNumber(row);
  return (
    <Paper
      component="li"
      variant="outlined"
      draggable
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(null)}
      sx={{ p: 1.25, cursor: 'grab', display: 'grid', gap: 0.25 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link component={NextLink} href={recordAddress('order-view', row.orderId)}>
          {number}
        </Link>
        <span>
          <Age at={row.movedAt} />
        </span>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{row.buyer.businessName}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.seller.businessName}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {piecesText(wantedPieces(row))}, {rupeesText(row.payable)}
        {row.lrMissing && <Tag tone="warning">LR missing</Tag>}
        {row.isLate && <Tag tone="error">No answer</Tag>}
        {row.assignee && <Tag>{row.assignee.name}</Tag>}
      </Box>
      {step && (
        <Button size="small" aria-label={`${BOARD_STEP_LABELS[step]}: ${number}`} onClick={onMove}>
          {BOARD_STEP_LABELS[step]}
        </Button>
      )}
    </Paper>
  );
}
