import { piecesProblem } from './draft-warnings';
import { moved, type Quantities, wantedPieces } from './quantities';

/** A line before a change. */
export interface ChangeableLine extends Quantities {
  rate: number;
  catalogRate: number;
  setPieces: number | null;
}

/** Desired state of a line: pieces wanted, at this rate. */
export interface LineWish {
  pieces: number;
  rate: number;
  rateReason: string | null;
}

export interface ChangeProblem {
  field: 'pieces' | 'rate' | 'rateReason';
  message: string;
}

const at = (field: ChangeProblem['field'], message: string): ChangeProblem => ({ field, message });

/** Why a line cannot be changed, and the field concerned; null when it can. */
export function changeProblem(line: ChangeableLine, { pieces, rate, rateReason }: LineWish): ChangeProblem | null {
  const { dispatched, setPieces, catalogRate } = line;
  const isOtherNumber = pieces !== wantedPieces(line);
  if (!Number.isInteger(pieces) || pieces < 0) return at('pieces', 'Type a whole number of pieces.');
  if (pieces < dispatched) return at('pieces', `${dispatched} of its pieces were dispatched already.`);
  const broken = pieces > 0 && isOtherNumber ? piecesProblem(pieces, { isSet: setPieces !== null, setPieces }) : null;
  if (broken) return at('pieces', broken);
  if (rate === line.rate) return null;
  if (!Number.isInteger(rate) || rate < 1) return at('rate', 'Type a rate above zero.');
  if (dispatched > 0) return at('rate', 'Pieces went at the old rate already.');
  return rate !== catalogRate && !rateReason?.trim() ? at('rateReason', 'Say why the rate is another.') : null;
}

/** The changed line: added pieces are open to the seller, removed ones are cancelled. */
export function changedLine<Line extends ChangeableLine>(line: Line, { pieces, rate }: LineWish): Line {
  const more = pieces - wantedPieces(line);
  const after = more > 0 ? { ordered: line.ordered + more } : moved(line, { kind: 'cancel', pieces: -more });
  return { ...line, ...after, rate };
}
