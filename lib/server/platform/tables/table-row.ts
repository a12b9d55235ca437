import { unsafeCell } from '@/lib/domain/tables/csv-cells';
import { malformed } from '../../errors';

/** A row of a file with at least one value, and its number as shown by a spreadsheet. */
export interface TableRow {
  line: number;
  /** Up to the last cell with a value. */
  cells: string[];
}

/** Rows of a file in order, and the share of the file read for them: 0 to 1. */
export interface TablePiece {
  rows: TableRow[];
  share: number;
}

/** No field of ours is longer. */
export const LONGEST_CELL = 2000;

export const MOST_COLUMNS = 200;

/** Maximum number of rows in a spreadsheet. */
export const MOST_LINES = 1_048_576;

/** A cell trimmed, and cut to the length a field can have. */
export const tidyCell = (cell: string): string =>
  cell === ''
    ? ''
    : unsafeCell(cell.replaceAll('\0', '').trim())
        .slice(0, LONGEST_CELL)
        // The cut may split a surrogate pair, which does not count as damage.
        .replace(/[\ud800-\udbff]$/, '')
        .toWellFormed();

/** Letters of a column, as in a spreadsheet: A, B, … Z, AA. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/**
 * Sets a cell's value.
 * @throws 400 beyond the last allowed column, before memory is allocated for it.
 */
export function putCell({ line, cells }: TableRow, column: number, value: string): void {
  if (value === '') return;
  if (column >= MOST_COLUMNS)
    throw malformed(
      `A table has at most ${MOST_COLUMNS} columns, and there is a value in ${columnLetters(column)}${line}. Remove what is not needed.`,
    );
  while (cells.length < column) cells.push('');
  cells[column] = value;
}

/** Message for a file that would exceed the memory or time limit. */
export const TOO_COMPLEX =
  'This file is too large or too complex to read. Save only the rows you need as CSV and import that.';

export const tooComplex = () => malformed(TOO_COMPLEX);
