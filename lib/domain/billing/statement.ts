import { type Seat, openAt, seatsByRole } from './seats';
import { STORAGE_KINDS, STORAGE_LABELS, type StoredByKind } from './storage';

export const STATEMENT_PARTS = ['Storage', 'Seats'] as const;

/** One line of a month's statement. */
export interface StatementLine {
  month: string;
  part: (typeof STATEMENT_PARTS)[number];
  what: string;
  /** Files or people. */
  count: number;
  /** Only of storage. */
  bytes: number | null;
}

interface MonthOfUse {
  month: string;
  /** The end of the month, or now where it is under way. */
  until: Date;
  stored: StoredByKind;
  seats: readonly Seat[];
}

/** What a month is billed for: storage and seats as they were at its end. */
export const statementLines = ({ month, until, stored, seats }: MonthOfUse): StatementLine[] => [
  ...STORAGE_KINDS.map((kind): StatementLine => ({
    month,
    part: 'Storage',
    what: STORAGE_LABELS[kind],
    count: stored[kind].files,
    bytes: stored[kind].bytes,
  })),
  ...seatsByRole(openAt(seats, until), until).map(({ role, people }): StatementLine => ({
    month,
    part: 'Seats',
    what: role,
    count: people,
    bytes: null,
  })),
];
