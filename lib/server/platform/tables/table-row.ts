import { unsafeCell } from '@/lib/domain/tables/csv-cells';
import { malformed } from '../../errors';

/** A row of a file that has a value in some cell, with its number as a spreadsheet shows it. */
export interface TableRow {
  line: number;
  /** Up to the last one that has a value. */
  cells: string[];
}

/** Rows of a file in its order, and how much of the file was read for them: 0 to 1. */
export interface TablePiece {
  rows: TableRow[];
  share: number;
}

/** Longer cells hold no field of ours. */
export const LONGEST_CELL = 2000;

export const MOST_COLUMNS = 200;

/** A spreadsheet has no more of them. */
export const MOST_LINES = 1_048_576;

/** A cell without what is around its text, and no longer than a field can be. */
export const tidyCell = (cell: string): string =>
  cell === ''
    ? ''
    : unsafeCell(cell.replaceAll('\0', '').trim())
        .slice(0, LONGEST_CELL)
        // A letter of two halves may be cut in the middle, which is no damage.
        .replace(/[\ud800-\udbff]$/, '')
        .toWellFormed();

/** A column by its letters, as a spreadsheet has it: A, B, … Z, AA. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/**
 * Puts a value into its place.
 * @throws 400 beyond the last column a table may have, before there is a place for it.
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

/** What a file is answered that would take more memory or time than one may have. */
export const TOO_COMPLEX =
  'This file is too large or too complex to read. Save only the rows you need as CSV and import that.';

export const tooComplex = () => malformed(TOO_COMPLEX);
