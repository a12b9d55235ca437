import { malformed } from '../../errors';
import { csvRows } from './csv-rows';
import { firstBytes } from './decode-text';
import { padded, TableSurvey } from './table-survey';
import type { TablePiece, TableRow } from './table-row';
import { openWorkbook, type OpenWorkbook } from './xlsx/xlsx-rows';

/** A table: columns named by the first non-blank row, and the number of rows below it. */
export interface Table {
  headers: string[];
  rowCount: number;
}

/** Result of reading a table in batches: first only progress, then the table's description, then its rows. */
export interface TableBatch {
  /** Progress of the whole work: 0 to 1. */
  share: number;
  table?: Table;
  rows: TableRow[];
}

export interface TableFile {
  file: string;
  /** Only rows after this line. */
  after: number;
}

const startsWith = (bytes: Buffer, signs: readonly number[]) => signs.every((sign, index) => bytes[index] === sign);
const isZip = (bytes: Buffer) => startsWith(bytes, [0x50, 0x4b, 3, 4]);
const isOldExcel = (bytes: Buffer) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

async function openRows(file: string): Promise<OpenWorkbook> {
  const start = await firstBytes(file, 4);
  if (isOldExcel(start)) throw malformed('This is an old Excel file (.xls). Save it as .xlsx or as CSV.');
  return isZip(start) ? openWorkbook(file) : { rows: () => csvRows(file), close: () => undefined };
}

/** Milliseconds between progress reports. */
const TELL_EVERY = 500;

/** Surveys every row without keeping any: a file that is not a table is refused before any row is passed on. */
async function* surveyed(rows: AsyncIterable<TablePiece>, survey: TableSurvey): AsyncGenerator<TableBatch> {
  let toldAt = performance.now();
  for await (const piece of rows) {
    for (const row of piece.rows) survey.add(row);
    if (performance.now() < toldAt + TELL_EVERY) continue;
    toldAt = performance.now();
    yield { share: piece.share / 2, rows: [] };
  }
}

/** Batch limits: what one transaction stores, and what fits into memory however long the cells are. */
const BATCH = { rows: 250, characters: 500_000 };

async function* batches(
  rows: AsyncIterable<TablePiece>,
  survey: TableSurvey,
  width: number,
  after: number,
): AsyncGenerator<TableBatch> {
  let batch: TableRow[] = [];
  let [seen, characters] = [0, 0];
  for await (const piece of rows) {
    for (const row of piece.rows) {
      if (survey.isHeader(row)) continue;
      seen += 1;
      if (row.line <= after) continue;
      batch.push(padded(row, width));
      characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length < BATCH.rows && characters < BATCH.characters && seen < survey.rowCount) continue;
      yield { share: (1 + seen / survey.rowCount) / 2, rows: batch };
      batch = [];
      characters = 0;
    }
    // Anything after the last row was checked in the first pass.
    if (seen === survey.rowCount) return;
  }
}

/**
 * The table in a CSV file or the first sheet of an Excel workbook, read twice: once to survey it, once to pass on its
 * rows. Only a few are in memory at a time.
 * @throws 400 with what to do for a file that is not such a table.
 */
export async function* readTable({ file, after }: TableFile): AsyncGenerator<TableBatch> {
  const { rows, close } = await openRows(file);
  try {
    const survey = new TableSurvey();
    yield* surveyed(rows(), survey);
    const headers = survey.headers();
    yield { share: 0.5, table: { headers, rowCount: survey.rowCount }, rows: [] };
    yield* batches(rows(), survey, headers.length, after);
  } finally {
    close();
  }
}
