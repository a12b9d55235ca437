import { stat } from 'node:fs/promises';
import Papa from 'papaparse';
import { malformed } from '../../errors';
import { decodeFile } from './decode-text';
import { MOST_LINES, putCell, type TablePiece, type TableRow, tidyCell, tooComplex } from './table-row';

/** Enough text to detect the delimiter. */
const ENOUGH_TO_GUESS = 256 * 1024;

/** A row longer than this is not a real one: a quotation mark is open, or there are no lines. */
const LONGEST_ROW = 1024 * 1024;

interface Parsed {
  data: string[][];
  errors: { type: string; row?: number }[];
  meta: { cursor: number };
}

const notClosed = (row: number) =>
  malformed(`A quotation mark in row ${row} is not closed. Close it, or write it twice where it belongs to the text.`);

/** Normalizes line ends, because appended files mix several and the parser settles on the first. */
class LineEnds {
  private held = '';

  same(text: string): string {
    const whole = this.held + text;
    this.held = text !== '' && whole.endsWith('\r') ? '\r' : '';
    return whole.slice(0, whole.length - this.held.length).replace(/\r\n?/g, '\n');
  }
}

/** Takes text in pieces and returns the complete rows. */
class CsvText {
  private readonly lineEnds = new LineEnds();
  private rest = '';
  private parser: Papa.Parser | null = null;
  /** Finished rows, including blank ones. */
  private lines = 0;

  add(text: string): TableRow[] {
    this.rest += this.lineEnds.same(text);
    const end = this.rest.lastIndexOf('\n') + 1;
    if (!this.parser && this.rest.length < ENOUGH_TO_GUESS) return [];
    const rows = end > 0 ? this.parse(this.rest.slice(0, end), this.rest.slice(end)) : [];
    if (this.rest.length > LONGEST_ROW) throw this.rest.includes('"') ? notClosed(this.lines + 1) : tooComplex();
    return rows;
  }

  end(): TableRow[] {
    this.rest += this.lineEnds.same('');
    return this.rest === '' ? [] : this.parse(this.rest, '', true);
  }

  /** Pieces that end with a line parse like the whole text: the parser looks no further than the end of a line. */
  private parse(text: string, after: string, isLast = false): TableRow[] {
    this.parser ??= new Papa.Parser({ newline: '\n', delimiter: dividerOf(text) });
    const { data, errors, meta } = this.parser.parse(text, 0, !isLast) as Parsed;
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken) throw notClosed(this.lines + (broken.row ?? 0) + 1);
    this.rest = text.slice(meta.cursor) + after;
    return data.flatMap((cells) => {
      this.lines += 1;
      if (this.lines > MOST_LINES) throw tooComplex();
      const row: TableRow = { line: this.lines, cells: [] };
      cells.forEach((cell, column) => cell && putCell(row, column, tidyCell(cell)));
      return row.cells.length > 0 ? [row] : [];
    });
  }
}

const dividerOf = (text: string): string =>
  Papa.parse(text.slice(0, ENOUGH_TO_GUESS), { newline: '\n', preview: 1 }).meta.delimiter;

/**
 * Non-blank rows of a CSV file, in memory only one piece at a time.
 * @throws 400 with what to do for a file that is not a table.
 */
export async function* csvRows(file: string): AsyncGenerator<TablePiece> {
  const { size } = await stat(file);
  const csv = new CsvText();
  let isFirst = true;
  for await (const { text, bytes } of decodeFile(file)) {
    if (text.includes('\0')) throw malformed('This is not a table. Save it as CSV or as an Excel workbook (.xlsx).');
    yield { rows: csv.add(isFirst ? text.replace(/^\uFEFF/, '') : text), share: bytes / size };
    isFirst = false;
  }
  yield { rows: csv.end(), share: 1 };
}
