/** A cell and what ends it; one of several lines, or with quotes in it, is quoted. */
const CELL = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/y;

const bare = (cell: string) =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replace(/\s+/g, ' ').trim();

/** Cells as a spreadsheet copies them: a row is a line, and a tab parts its cells. White space in a cell is a space. */
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
