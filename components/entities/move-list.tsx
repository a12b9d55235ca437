import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Day } from '@/components/ui/day';
import { Instant } from '@/components/ui/instant';
import type { SellerMove } from '@/lib/contracts/sellers/seller-moves';

type UndoableMove = Omit<SellerMove, 'sellers' | 'kind'>;

interface MoveListProps<Move extends UndoableMove> {
  label: string;
  moves: readonly Move[];
  /** Describes the moved records. */
  whatOf: (move: Move) => string;
  /** Id of the move being undone. */
  undoingId?: string;
  onUndo: (move: Move) => void;
}

/** Bulk moves, each with an undo button as long as it can be undone. */
export function MoveList<Move extends UndoableMove>({ label, moves, whatOf, undoingId, onUndo }: MoveListProps<Move>) {
  const [openedAt] = useState(() => new Date().toISOString());
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {moves.map((move) => (
        <Box
          key={move.id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 550 }}>
              {move.from.label} → {move.to.label}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {whatOf(move)}, by {move.by.name}, <Instant at={move.at} />
            </Typography>
          </Box>
          {!move.undoneAt && move.undoUntil > openedAt && (
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              loading={move.id === undoingId}
              aria-label={`Undo ${move.from.label} → ${move.to.label}`}
              onClick={() => onUndo(move)}
            >
              Undo
            </Button>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ flex: '0 0 11rem' }}>
            <WayBack move={move} now={openedAt} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function WayBack({ move, now }: { move: UndoableMove; now: string }) {
  if (move.undoneAt)
    return (
      <>
        Undone <Day at={move.undoneAt} />
      </>
    );
  if (move.undoUntil <= now) return 'Can no longer be undone';
  return (
    <>
      Can be undone until <Day at={move.undoUntil} />
    </>
  );
}
