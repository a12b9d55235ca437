import { numberText } from '@/lib/domain/text/count-text';
import { IMPORT_ROW_LIMIT, isFailureHeader } from '@/lib/domain/tables/imports';
import { malformed } from '../../errors';
import { columnLetters, type TableRow } from './table-row';

/** A workbook may store a text once and use it in all its cells. */
const MOST_CHARACTERS = 50_000_000;

const MOST_TITLES = 5;
const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Description of a table, known once it has seen all rows, of which it keeps only the header: the first row, or the row
 * below the table's titles. A column without a name is called by its letters.
 */
export class TableSurvey {
  private header: TableRow | null = null;
  /** Number of leading rows with a single value each. */
  private titles = 0;
  private characters = 0;
  /** Number of rows with a value, by column. */
  private readonly filled: number[] = [];
  rowCount = 0;

  /** @throws 400 with what to do, as soon as the table exceeds its limits. */
  add(row: TableRow): void {
    const isSingle = filledOf(row.cells) === 1;
    // A table's title and date are in single cells above its header.
    const isBelowTitles = !isSingle && this.titles > 0 && this.titles === this.rowCount + 1;
    if (isSingle && this.titles === this.rowCount + Number(this.header !== null) && this.titles < MOST_TITLES)
      this.titles += 1;
    // Below the header, the next row with several values belongs to the table.
    if (isBelowTitles) this.titles = 0;
    if (!this.header || isBelowTitles) this.begin(row);
    else this.count(row);
  }

  private begin(header: TableRow): void {
    this.header = header;
    this.rowCount = 0;
    this.characters = 0;
    this.filled.length = 0;
  }

  private count({ cells }: TableRow): void {
    this.rowCount += 1;
    if (this.rowCount > IMPORT_ROW_LIMIT)
      throw malformed(`A file holds at most ${numberText(IMPORT_ROW_LIMIT)} rows. Split it.`);
    cells.forEach((cell, column) => {
      if (cell !== '') this.filled[column] = (this.filled[column] ?? 0) + 1;
      this.characters += cell.length;
    });
    if (this.characters > MOST_CHARACTERS) throw malformed('This table holds too much text. Split it.');
  }

  /**
   * Width of a table: up to the last named column, or further where most rows have a value in an unnamed column. Values
   * in just a few rows are mistakes, such as from a comma in a text. A file of invalid rows may contain only such rows,
   * so there only the names count.
   */
  private widthOf(named: readonly string[]): number {
    if (isFailureHeader(named)) return named.length;
    const isColumn = (count: number | undefined = 0) => count > 1 && count * 2 > this.rowCount;
    return Math.max(named.length, this.filled.findLastIndex(isColumn) + 1);
  }

  /** @throws 400 when there is no row below a header. */
  headers(): string[] {
    if (!this.header || this.rowCount === 0) throw malformed('There are no rows below the header.');
    const { cells } = this.header;
    return Array.from(
      { length: this.widthOf(cells) },
      (_, column) => cells[column] || `Column ${columnLetters(column)}`,
    );
  }

  /** Whether a row is not part of the table's content. */
  isHeader({ line }: TableRow): boolean {
    return this.header !== null && line <= this.header.line;
  }
}

/** Pads a row to the header's length. A longer row keeps its surplus cells, so that validation can refuse it. */
export const padded = ({ line, cells }: TableRow, width: number): TableRow => ({
  line,
  cells: cells.length < width ? [...cells, ...Array<string>(width - cells.length).fill('')] : cells,
});
