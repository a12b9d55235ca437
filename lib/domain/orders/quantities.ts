import { countText } from '../text/count-text';

/** What happened to the ordered pieces of a line, a sub-order or an order. */
export interface Quantities {
  ordered: number;
  accepted: number;
  refused: number;
  cancelled: number;
  dispatched: number;
  delivered: number;
  /** Requested returns that were not refused. */
  returned: number;
}

export const NO_PIECES: Quantities = {
  ordered: 0,
  accepted: 0,
  refused: 0,
  cancelled: 0,
  dispatched: 0,
  delivered: 0,
  returned: 0,
};

const NAMES = Object.keys(NO_PIECES) as (keyof Quantities)[];

/** Pieces the seller has not confirmed or refused yet: ordered = accepted + refused + cancelled + open. */
export const openPieces = ({ ordered, accepted, refused, cancelled }: Quantities): number =>
  ordered - accepted - refused - cancelled;

/** Accepted pieces that are still with the seller. */
export const toDispatch = ({ accepted, dispatched }: Quantities): number => accepted - dispatched;

/** Pieces still wanted: neither refused nor cancelled. */
export const wantedPieces = ({ ordered, refused, cancelled }: Quantities): number => ordered - refused - cancelled;

export const sumOf = (all: readonly Quantities[]): Quantities =>
  all.reduce<Quantities>(
    (sum, one) => Object.fromEntries(NAMES.map((name) => [name, sum[name] + one[name]])) as unknown as Quantities,
    NO_PIECES,
  );

/** What is wrong with quantities, as a sentence; null when they are valid. The database enforces the same rule. */
export function quantityProblem(line: Quantities): string | null {
  if (NAMES.some((name) => !Number.isInteger(line[name]) || line[name] < 0))
    return 'Pieces are whole numbers, zero or more.';
  if (openPieces(line) < 0) return 'More pieces were answered for than were ordered.';
  if (line.dispatched > line.accepted) return 'More pieces would be dispatched than were accepted.';
  if (line.delivered > line.dispatched) return 'More pieces would be delivered than were dispatched.';
  if (line.returned > line.delivered) return 'More pieces would be returned than were delivered.';
  return null;
}

/** A change to a line, in pieces. */
export type LineMove =
  | { kind: 'accept' | 'refuse' | 'cancel' | 'dispatch' | 'deliver' | 'return'; pieces: number }
  | { kind: 'refuse-return'; pieces: number };

/**
 * The line after a change; `quantityProblem` decides whether it is valid. Open pieces are cancelled before accepted
 * ones.
 */
export function moved(line: Quantities, { kind, pieces }: LineMove): Quantities {
  switch (kind) {
    case 'accept':
      return { ...line, accepted: line.accepted + pieces };
    case 'refuse':
      return { ...line, refused: line.refused + pieces };
    case 'cancel':
      return {
        ...line,
        cancelled: line.cancelled + pieces,
        accepted: line.accepted - Math.max(0, pieces - openPieces(line)),
      };
    case 'dispatch':
      return { ...line, dispatched: line.dispatched + pieces };
    case 'deliver':
      return { ...line, delivered: line.delivered + pieces };
    case 'return':
      return { ...line, returned: line.returned + pieces };
    case 'refuse-return':
      return { ...line, returned: line.returned - pieces };
  }
}

/** "1 piece", "12 pieces". */
export const piecesText = (pieces: number): string =>
  countText({ value: pieces, isExact: true }, { one: 'piece', many: 'pieces' });
