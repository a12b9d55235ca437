import { packedBomb, sheetOf, textCell, textRow, workbookOf } from '../harness/foreign-files/workbooks';

const HEADER = textRow(1, ['Business name', 'Contact name', 'Phone']);
const lineOf = (place: string) => place.replace(/\D/g, '');
const twoCells = (place: string, cell = textCell(place, 'far away')) =>
  workbookOf(sheetOf(`${HEADER}<row r="${lineOf(place)}">${cell}</row>`));

const MB = 1024 * 1024;
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `<row><c><v>${index}</v></c></row>`);
const TOO_COMPLEX = /^This file is too large or too complex to read\. Save only the rows you need as CSV/;

/** Files within the upload limits that need not be read to the end, with their errors. */
export const HOSTILE_TABLES: [string, () => string | Buffer, RegExp][] = [
  ['a workbook with a value at XFD1048576', () => twoCells('XFD1048576'), /at most 200 columns.* in XFD1048576/],
  ['six rows in ten bytes, a million times', () => 'a,b\n'.repeat(1_250_000), /at most 50,000 rows/],
  ['quotation marks alone', () => '"'.repeat(5 * MB), /quotation mark in row 1 is not closed/],
  ['commas alone', () => ','.repeat(5 * MB), TOO_COMPLEX],
  ['line ends alone', () => '\n'.repeat(5 * MB), TOO_COMPLEX],
  ['rows of commas', () => `${','.repeat(500_000)}\n`.repeat(10), /no rows below the header/],
  ['a value beyond the columns of a table', () => `a,b\n${','.repeat(200)}x`, /at most 200 columns.* in GS2/],
  ['a workbook of rows of one cell', () => workbookOf(sheetOf(rowsOf(60_000).join(''))), /at most 50,000 rows/],
  ['50,001 rows', () => `Name\n${'Asha\n'.repeat(50_001)}`, /at most 50,000 rows/],
  [
    'a gigabyte of cells in a small zip',
    () => workbookOf(packedBomb('<worksheet><sheetData>', `<row>${'<c/>'.repeat(2 * MB)}</row>`, 128)),
    TOO_COMPLEX,
  ],
];

/** Files that look equally bad but contain a table: cells that only have formatting do not count. */
export const HARMLESS_TABLES: [string, () => Buffer, { rowCount: number; line: number }][] = [
  ['a value at T1048576', () => twoCells('T1048576'), { rowCount: 1, line: 1_048_576 }],
  ['a value at CV100000', () => twoCells('CV100000'), { rowCount: 1, line: 100_000 }],
  [
    'a row, and formats down to T1048576 and out to XFD',
    () => {
      const formatted = (line: number) =>
        `<row r="${line}" s="1"><c r="A${line}" s="1"/><c r="XFD${line}" s="1"/></row>`;
      const below = Array.from({ length: 20_000 }, (_, index) => formatted(index + 3)).join('');
      const last = '<row r="1048576"><c r="T1048576" s="1"/></row>';
      return workbookOf(sheetOf(HEADER + textRow(2, ['Kesar', 'Asha', '9825012345']) + below + last));
    },
    { rowCount: 1, line: 2 },
  ],
];
