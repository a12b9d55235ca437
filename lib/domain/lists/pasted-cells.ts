/** A cell and its terminator; a cell with several lines or with quotes is quoted. */
const CELL = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y;

const bare = (cell: string) =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replace(/\s+/g, ' ').trim();

/**
 * Cells as a spreadsheet copies them: one row per line, cells separated by tabs. Whitespace inside a cell becomes a
 * space.
 */
export function pastedCells(copied: string): string[][] {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let found = CELL.exec(text); found; found = CELL.exec(text)) {
    const [, cell = '', end] = found;
    rows.at(-1)?.push(bare(cell));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
