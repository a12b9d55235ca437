import Box from '@mui/material/Box';
import { NumberField } from '@/components/ui/number-field';
import type { OrderLine } from '@/lib/contracts/orders/order-record';
import { numberText } from '@/lib/domain/text/count-text';

/** Typed pieces by line id; null when empty. */
export type PiecesByLine = Readonly<Record<string, number | null>>;

interface LinePiecesProps {
  lines: readonly OrderLine[];
  /** Maximum for each line. */
  mostOf: (line: OrderLine) => number;
  values: PiecesByLine;
  onChange: (values: PiecesByLine) => void;
}

/** Starts each line at its maximum. */
export const mostOfAll = (lines: readonly OrderLine[], mostOf: (line: OrderLine) => number): PiecesByLine =>
  Object.fromEntries(lines.map((line) => [line.id, mostOf(line)]));

/** Lines with typed pieces, as the call expects them. */
export const typedPieces = (values: PiecesByLine): { lineId: string; pieces: number }[] =>
  Object.entries(values).flatMap(([lineId, pieces]) => (pieces ? [{ lineId, pieces }] : []));

/** Pieces, line by line. */
export const LinePieces = ({ lines, mostOf, values, onChange }: LinePiecesProps) => (
  <Box role="group" aria-label="Pieces by line" sx={{ display: 'grid', gap: 1.5 }}>
    {lines.map((line, index) => (
      <NumberField
        key={line.id}
        label={line.title}
        hint={`At most ${numberText(mostOf(line))} pieces; 0 for none.`}
        value={values[line.id] ?? null}
        autoFocus={index === 0}
        onChange={(pieces) => onChange({ ...values, [line.id]: pieces })}
      />
    ))}
  </Box>
);
