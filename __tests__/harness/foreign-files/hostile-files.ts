import { chatOf, chatOfBytes } from './chats';
import { sheetOf, textCell, textRow, workbookOf } from './workbooks';

/** A file within the upload limits that once stopped or slowed the whole server. */
export interface HostileFile {
  name: string;
  kind: 'table' | 'chat';
  /** Each number gives a distinct file where that makes a difference. */
  make: (number: number) => Buffer;
  /** The refusal, or the number of rows or messages that are read. */
  comes: { refusal: RegExp } | { read: (content: Buffer) => number };
}

const MB = 1_000_000;
const TOO_COMPLEX = /^This file is too large or too complex to read\. Save only the rows you need as CSV/;
const HEADER = ['Business name', 'Contact name', 'Phone'];
const ROWS = 50_000;
const MESSAGES = 40_000;

const again = (piece: string, bytes: number) => Buffer.from(piece.repeat(bytes / piece.length));
const seller = (index: number) => [`Trader ${index}`, 'Asha', String(9_825_000_000 + index)];
const sellers = Array.from({ length: ROWS }, (_, index) => seller(index));

/** A workbook with a header and a cell below it. */
function cellAt(place: string): Buffer {
  const row = `<row r="${place.replace(/\D/g, '')}">${textCell(place, 'far away')}</row>`;
  return workbookOf(sheetOf(textRow(1, HEADER) + row));
}

const manyRows = (count: number) =>
  workbookOf(sheetOf(Array.from({ length: count }, (_, index) => `<row><c><v>${index}</v></c></row>`).join('')));

const table = (name: string, make: () => Buffer, comes: HostileFile['comes']): HostileFile => ({
  name,
  kind: 'table',
  make,
  comes,
});
const chat = (name: string, make: (number: number) => string, comes: HostileFile['comes']): HostileFile => ({
  name,
  kind: 'chat',
  make: (number) => Buffer.from(make(number)),
  comes,
});

/** Each message contains its sender's name once. */
const messagesIn = (content: Buffer) => content.toString('latin1').split(' - Big Group ').length - 1;

export const HOSTILE_FILES: readonly HostileFile[] = [
  table('a workbook with a cell at XFD1048576', () => cellAt('XFD1048576'), { refusal: /at most 200 columns/ }),
  table('a workbook with a cell at T1048576', () => cellAt('T1048576'), { read: () => 1 }),
  table('a workbook with a cell at CV100000', () => cellAt('CV100000'), { read: () => 1 }),
  table('a CSV of 24 MB, six million rows', () => again('a,b\n', 24 * MB), { refusal: /at most 50,000 rows/ }),
  table('20 MB of quotation marks', () => again('"', 20 * MB), { refusal: /is not closed/ }),
  table('20 MB of commas', () => again(',', 20 * MB), { refusal: TOO_COMPLEX }),
  table('20 MB of line ends', () => again('\n', 20 * MB), { refusal: TOO_COMPLEX }),
  table('a workbook of a million rows of one cell', () => manyRows(MB), { refusal: /at most 50,000 rows/ }),
  table('a CSV of 50,000 rows', () => Buffer.from([HEADER, ...sellers].map((row) => row.join(',')).join('\n')), {
    read: () => ROWS,
  }),
  table(
    'a workbook of 50,000 rows',
    () => workbookOf(sheetOf([HEADER, ...sellers].map((cells, index) => textRow(index + 1, cells)).join(''))),
    { read: () => ROWS },
  ),
  chat('a chat of 40,000 messages', (number) => chatOf(MESSAGES, number), { read: () => MESSAGES }),
  chat('a chat of 40 MB', (number) => chatOfBytes(40 * MB, number), { read: messagesIn }),
];
