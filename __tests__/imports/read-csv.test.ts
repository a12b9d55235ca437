import fc from 'fast-check';
import Papa from 'papaparse';
import { tidyCell } from '@/lib/server/platform/tables/table-row';
import { readBytes } from '../support/read-bytes';

/** The parser's result for the whole text at once: rows with a value, or the row of an unclosed quote. */
function wholeOf(text: string): { line: number; cells: string[] }[] | { broken: number } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), { newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { broken: (broken.row ?? 0) + 1 };
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(tidyCell) }));
  return rows.filter(({ cells }) => cells.some(Boolean));
}

/** Longer than the chunks a file is read in, so that chunk boundaries fall anywhere. */
const long = (make: () => string) => {
  const parts: string[] = [];
  for (let length = 0; length < 400_000; length += parts.at(-1)?.length ?? 0) parts.push(make());
  return parts.join('');
};

describe('a CSV file that is longer than what is read at a time', () => {
  it('has the rows of the whole, whatever is in its cells and however its lines end', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab1 "\',;\t\r\né🙂'), maxLength: 12 });
    const quoted = (text: string) => (/[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const line = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.constantFrom('\n', '\r\n', '\r', '\n\n'));
    const table = fc.array(line, { minLength: 200, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(',', ';', '\t'), async (lines, divider) => {
        const text = lines.map(([cells, end]) => cells.map(quoted).join(divider) + end).join('');
        const head = `Name${divider}Phone\n`.repeat(12);
        const file = head + long(() => text);
        const whole = wholeOf(file);
        if (!Array.isArray(whole)) throw new Error('The table should be a good one.');
        const { rows } = await readBytes(file);
        const plain = ({ line: at, cells }: { line: number; cells: string[] }) =>
          JSON.stringify([at, cells.slice(0, cells.findLastIndex(Boolean) + 1)]);
        expect(rows.map(plain).join('\n')).toBe(whole.slice(1).map(plain).join('\n'));
      }),
      { numRuns: 5 },
    );
  });

  it('says in which row a quotation mark is not closed, as the whole would', async () => {
    const good = 'Kesar,"12, Ring\nRoad",5\n';
    const before = long(() => good);
    const row = 1 + before.split(good).length - 1;
    for (const wrong of ['"open,1\n', '"a"b,1\n', '"a"b"c\n', 'x,"y" z"\n'])
      for (const after of ['', good.repeat(3)]) {
        const text = `Name,Address\n${before}${wrong}${after}`;
        expect(wholeOf(text)).toEqual({ broken: row + 1 });
        await expect(readBytes(text)).rejects.toThrow(`A quotation mark in row ${row + 1} is not closed.`);
      }
  });
});

describe('the letters of a CSV file', () => {
  const TABLE = 'Name,City\nआशा “Sons”,Surat 🙂\n';
  const westerly = Buffer.from('Name,City\nJos\xe9,\x93Surat\x94\n', 'latin1');

  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${TABLE}`, 'utf16le').swap16()],
  ])('are read as %s', async (_name, bytes) => {
    expect(await readBytes(bytes)).toMatchObject({
      headers: ['Name', 'City'],
      rows: [{ cells: ['आशा “Sons”', 'Surat 🙂'] }],
    });
  });

  it('stay UTF-8 where one of them is damaged, which is replaced', async () => {
    const [before, after] = [Buffer.from('Name,City\nआशा “Sons”,Su'), Buffer.from('rat\n')];
    const { rows } = await readBytes(Buffer.concat([before, Buffer.from([0xe0]), after]));
    expect(rows[0]?.cells).toEqual(['आशा “Sons”', 'Su\uFFFDrat']);
  });

  it('of Windows keep quotes, dashes and the euro on every Node.js', async () => {
    const bytes = Buffer.from('Name\n\x80 \x91a\x92 \x93b\x94 c\x96d\x97 \x85\n', 'latin1');
    expect((await readBytes(bytes)).rows[0]?.cells).toEqual(['€ ‘a’ “b” c–d— …']);
  });

  it('are those of Windows where one of them is not UTF-8, be it the last of many', async () => {
    expect((await readBytes(westerly)).rows[0]?.cells).toEqual(['José', '“Surat”']);
    const late = Buffer.concat([
      Buffer.from('Name\n'),
      Buffer.from('Asha\n'.repeat(40_000)),
      Buffer.from('Jos\xe9', 'latin1'),
    ]);
    const { rows } = await readBytes(late);
    expect([rows.length, rows.at(-1)]).toEqual([40_001, { line: 40_002, cells: ['José'] }]);
  });

  it('may be cut anywhere by the pieces a file is read in', async () => {
    const { rows } = await readBytes(`Name\n${'आ🙂é'.repeat(600)}\n`.repeat(200));
    expect(new Set(rows.slice(1).map(({ cells }) => cells[0]?.slice(0, 400)))).toEqual(
      new Set(['Name', 'आ🙂é'.repeat(100)]),
    );
  });
});

describe('a title above the header', () => {
  const read = async (...lines: string[]) => {
    const { headers, rows } = await readBytes(lines.join('\n'));
    return [headers, rows.map(({ line, cells }) => [line, cells])];
  };

  it.each([
    ['alone', ['Sellers of Surat', 'Name,City', 'Asha,Surat'], 3],
    ['with a day and a blank row', ['Sellers of Surat,,', 'as of 1 Nov,,', '', 'Name,City', 'Asha,Surat'], 5],
  ])('is passed over, %s', async (_how, lines, line) =>
    expect(await read(...lines)).toEqual([['Name', 'City'], [[line, ['Asha', 'Surat']]]]),
  );

  it('is none in a table of one column', async () =>
    expect(await read('Name', 'Asha', 'Kiran')).toEqual([
      ['Name'],
      [
        [2, ['Asha']],
        [3, ['Kiran']],
      ],
    ]));
});

it('cells after the last column are kept up to the last value; short rows are padded', async () => {
  const { headers, rows } = await readBytes('A,B,,\n1\n1,2,3,,\n,,,4\n');
  expect(headers).toEqual(['A', 'B']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', ''],
    ['1', '2', '3'],
    ['', '', '', '4'],
  ]);
});
