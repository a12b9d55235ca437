import Box from '@mui/material/Box';
import { NumberField } from '@/components/ui/number-field';
import type { OrderLine } from '@/lib/contracts/orders/order-record';
import { numberText } from '@/lib/domain/text/count-text';

/** What was typed for lines: by their ids, null where nothing is. */
export type PiecesByLine = Readonly<Record<string, number | null>>;

interface LinePiecesProps {
  lines: readonly OrderLine[];
  /** How many there can be of each line. */
  mostOf: (line: OrderLine) => number;
  values: PiecesByLine;
  onChange: (values: PiecesByLine) => void;
}

/** The most of each line, to begin with. */
export const mostOfAll = (lines: readonly OrderLine[], mostOf: (line: OrderLine) => number): PiecesByLine =>
  Object.fromEntries(lines.map((line) => [line.id, mostOf(line)]));

/** The lines that pieces were typed for, as a call wants them. */
export const typedPieces = (values: PiecesByLine): { lineId: string; pieces: number }[] =>
  Object.entries(values).flatMap(([lineId, pieces]) => (pieces ? [{ lineId, pieces }] : []));

/** Pieces line by line. */
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
