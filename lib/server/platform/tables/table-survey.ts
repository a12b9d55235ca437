import { numberText } from '@/lib/domain/text/count-text';
import { IMPORT_ROW_LIMIT, isFailureHeader } from '@/lib/domain/tables/imports';
import { malformed } from '../../errors';
import { columnLetters, type TableRow } from './table-row';

/** Text that a workbook holds once may stand in all its cells. */
const MOST_CHARACTERS = 50_000_000;

const MOST_TITLES = 5;
const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/**
 * What a table is, known once all its rows were shown, of which it keeps none but the header: the first one, or the one
 * below titles of the table. A column without a name is called by its letters.
 */
export class TableSurvey {
  private header: TableRow | null = null;
  /** How many rows from the first one on have one value each. */
  private titles = 0;
  private characters = 0;
  /** How many rows have a value in a column. */
  private readonly filled: number[] = [];
  rowCount = 0;

  /** @throws 400 with what to do, as soon as there is more than a table may hold. */
  add(row: TableRow): void {
    const isSingle = filledOf(row.cells) === 1;
    // What a table is called, and when it was made, stand alone above its header.
    const isBelowTitles = !isSingle && this.titles > 0 && this.titles === this.rowCount + 1;
    if (isSingle && this.titles === this.rowCount + Number(this.header !== null) && this.titles < MOST_TITLES)
      this.titles += 1;
    // Below the header the next row of several values is one of the table.
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
   * How many columns a table has: up to the last one that is named, or further where most rows have something in a
   * column without a name. What stands there in a few rows alone came in by mistake, such as by a comma in a text. The
   * rows of a file of wrong rows may all be such, so that there the names alone count.
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

  /** Whether a row is no part of the table’s content. */
  isHeader({ line }: TableRow): boolean {
    return this.header !== null && line <= this.header.line;
  }
}

/**
 * A row as long as the header. One that has more cells than that keeps them: they are for whoever judges it to refuse.
 */
export const padded = ({ line, cells }: TableRow, width: number): TableRow => ({
  line,
  cells: cells.length < width ? [...cells, ...Array<string>(width - cells.length).fill('')] : cells,
});
