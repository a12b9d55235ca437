import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { unsafeCell } from '@/lib/domain/tables/csv-cells';
import { IMPORT_ROW_LIMIT } from '@/lib/contracts/imports';
import { isFailureHeader } from '@/lib/domain/tables/imports';
import { malformed } from '../../errors';
import { numberText } from '@/lib/domain/text/count-text';

export interface Table {
  headers: string[];
  /**
   * Every row as long as the header, with its number as a spreadsheet shows it. One that has more cells than that keeps
   * them: they are for whoever judges it to refuse.
   */
  rows: { line: number; cells: string[] }[];
}

/** A workbook is a zip; one that unpacks to more than this is meant to do harm. */
const UNPACKED_LIMIT = 60 * 1024 * 1024;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const isOldExcel = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

/** How much a zip says it unpacks to, by its own table of contents (APPNOTE 4.3.12). */
export function unpackedBytes(zip: Buffer): number {
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  let total = 0;
  for (let at = zip.indexOf(signature); at >= 0 && at + 28 <= zip.length; at = zip.indexOf(signature, at + 4))
    total += zip.readUInt32LE(at + 24);
  return total;
}

/** Text of a file that is UTF-8, UTF-16 with a mark, or else what Windows writes in Western Europe and India. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(bytes: Buffer): string[][] {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw malformed('This is not a table. Save it as CSV or as an Excel workbook (.xlsx).');
  // One kind of line end, because files that were appended to have several and the parser settles on the first.
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), { newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw malformed(
      `A quotation mark in row ${(broken.row ?? 0) + 1} is not closed. Close it, or write it twice where it belongs to the text.`,
    );
  return data;
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? DAY.format(cell) : String(cell as string | number | boolean);
};

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  if (unpackedBytes(bytes) > UNPACKED_LIMIT) throw malformed('This workbook is too large. Split it.');
  try {
    return (await readSheet(bytes)).map((row) => row.map(cellText));
  } catch {
    throw malformed('This workbook could not be read. Save it again as .xlsx, or as CSV.');
  }
}

/** Column names as a spreadsheet has them: A, B, … Z, AA. */
const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Longer cells hold no field of ours. */
const LONGEST = 2000;

const tidy = (cell: string | undefined): string =>
  unsafeCell((cell ?? '').replaceAll('\0', '').trim())
    .slice(0, LONGEST)
    .toWellFormed();

const MOST_COLUMNS = 200;

/**
 * How many columns a table has: up to the last one that is named, or further where most rows have something in a
 * column without a name. What stands there in a few rows alone came in by mistake, such as by a comma in a text. The
 * rows of a file of wrong rows may all be such, so that there the names alone count.
 */
function widthOf(header: readonly string[], rows: readonly (readonly string[])[]): number {
  const named = header.findLastIndex(Boolean) + 1;
  if (isFailureHeader(header)) return named;
  const filled = new Map<number, number>();
  for (const cells of rows)
    for (let column = named; column < cells.length; column += 1)
      if (tidy(cells[column])) filled.set(column, (filled.get(column) ?? 0) + 1);
  const columns = [...filled].filter(([, count]) => count > 1 && count * 2 > rows.length).map(([column]) => column + 1);
  return Math.max(named, ...columns);
}

/** The cells of a row: one for each column, and those that are too many. */
function rowCells(cells: readonly string[], width: number): string[] {
  const own = Array.from({ length: width }, (_, column) => tidy(cells[column]));
  const surplus = cells.slice(width, width + MOST_COLUMNS).map(tidy);
  return [...own, ...surplus.slice(0, surplus.findLastIndex(Boolean) + 1)];
}

/**
 * The table in a CSV file or the first sheet of an Excel workbook. The first row that is not blank is the header; a
 * column without one is called by its letter.
 * @throws 400 with what to do, for anything that is no such table.
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isOldExcel(bytes)) throw malformed('This is an old Excel file (.xls). Save it as .xlsx or as CSV.');
  const all = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  const lines = all.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => cells.some(tidy));
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) throw malformed('There are no rows below the header.');
  if (rest.length > IMPORT_ROW_LIMIT)
    throw malformed(`A file holds at most ${numberText(IMPORT_ROW_LIMIT)} rows. Split it.`);
  const named = first.cells.map(tidy);
  const width = widthOf(
    named,
    rest.map(({ cells }) => cells),
  );
  if (width > MOST_COLUMNS)
    throw malformed(`A table has at most ${MOST_COLUMNS} columns. Take out what is not needed.`);
  return {
    headers: Array.from({ length: width }, (_, column) => named[column] || `Column ${letter(column)}`),
    rows: rest.map(({ line, cells }) => ({ line, cells: rowCells(cells, width) })),
  };
}
