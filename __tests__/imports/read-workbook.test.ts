import { readSheet } from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { isDateFormat } from '@/lib/server/platform/tables/xlsx/date-formats';
import { cellsOf, readBytes } from '../support/read-bytes';
import { sheetOf, textRow, workbookOf, zipOf } from '../harness/foreign-files/workbooks';

const HEADER = textRow(1, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
const STYLES = `<styleSheet>
  <numFmts><numFmt numFmtId="170" formatCode="dd\\-mmm\\-yyyy;@"/><numFmt numFmtId="171" formatCode="0.00&quot; m&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf xfId="0"/></cellXfs>
</styleSheet>`;
const STRINGS = `<sst><si><t xml:space="preserve"> Kesar </t></si><si><r><t>Two </t></r><r><rPr/><t>fonts</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si><si><t>a_x000D_b_x005F_x0041_</t></si><si/><si><t><![CDATA[<Sons>]]> &amp; co</t></si></sst>`;
const row = (cells: string) => sheetOf(`${HEADER}<row r="2">${cells}</row>`);
const read = async (cells: string, more: Parameters<typeof workbookOf>[1] = {}) =>
  (await cellsOf(workbookOf(row(cells), { styles: STYLES, strings: STRINGS, ...more })))[1];

describe('a cell of a workbook', () => {
  it.each([
    [
      'shared strings, one in two fonts',
      '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>',
      ['Kesar', 'Two fonts'],
    ],
    [
      'signs XML has no place for',
      '<c r="A2" t="s"><v>2</v></c><c r="B2" t="str"><v>x_x0009_y</v></c>',
      ['a\rb_x0041_', 'x\ty'],
    ],
    ['text as it stands', '<c r="A2" t="s"><v>4</v></c>', ['<Sons> & co']],
    ['a string in the cell', '<c r="A2" t="inlineStr"><is><r><t>In</t></r><r><t>line</t></r></is></c>', ['Inline']],
    ['what a formula gave', '<c r="A2" t="str"><f>B2&amp;C2</f><v>sum</v></c>', ['sum']],
    [
      'numbers',
      '<c r="A2"><v>9.1900000000000000E+11</v></c><c r="B2" t="n"><v>12.50</v></c>',
      ['919000000000', '12.5'],
    ],
    ['yes and no', '<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c>', ['true', 'false']],
    ['a mistake of a formula', '<c r="A2" t="e"><v>#N/A</v></c><c r="B2"><v>1</v></c>', ['', '1']],
    [
      'dates, as they are written here',
      '<c r="A2" s="1"><v>46350</v></c><c r="B2" s="2"><v>46350.75</v></c><c r="C2" s="4"><v>46350</v></c><c r="D2" t="d"><v>2026-11-24T10:00:00Z</v></c>',
      ['24/11/2026', '24/11/2026', '24/11/2026', '24/11/2026'],
    ],
    ['a number with a unit', '<c r="A2" s="3"><v>2.5</v></c><c r="B2" s="0"><v>46350</v></c>', ['2.5', '46350']],
    ['cells that are left out', '<c r="C2"><v>3</v></c><c r="H2"><v>8</v></c>', ['', '', '3', '', '', '', '', '8']],
    ['cells without an address', '<c><v>1</v></c><c/><c><v>3</v></c>', ['1', '', '3']],
  ])('can be %s', async (_what, cells, expected) => {
    expect(await read(cells)).toEqual([...expected, ...Array<string>(8 - expected.length).fill('')]);
  });

  it('is a date from 1904 on where the workbook says so', async () => {
    expect((await read('<c r="A2" s="1"><v>44888</v></c>', { properties: '<workbookPr date1904="1"/>' }))?.[0]).toBe(
      '24/11/2026',
    );
  });

  it.each([
    ['dd/mm/yyyy', true],
    ['[$-4009]d mmmm yyyy;@', true],
    ['[h]:mm:ss', true],
    ['h:mm AM/PM', true],
    ['mm:ss.0', true],
    ['General', false],
    ['#,##0.00', false],
    ['[$₹-4009] #,##0.00', false],
    ['0.00" days"', false],
    ['[Red]0;[Blue]-0', false],
    ['@', false],
  ])('formatted %s: a date? %s', (format, expected) => expect(isDateFormat(format)).toBe(expected));
});

it('blank and formatted rows are skipped; the others keep a spreadsheet’s numbers', async () => {
  const sheet = sheetOf(
    `<row r="2" s="1" customFormat="1"/>${textRow(3, ['Name', 'Phone'])}<row r="5"><c r="A5" s="1"/><c r="B5" t="s"/></row>
     ${textRow(7, ['Kesar', '1'])}<row>${'<c t="inlineStr"><is><t>Next</t></is></c>'}</row><row r="1048576"><c r="XFD1048576" s="1"/></row>`,
  );
  expect(await readBytes(workbookOf(sheet, { styles: STYLES }))).toEqual({
    headers: ['Name', 'Phone'],
    rowCount: 2,
    rows: [
      { line: 7, cells: ['Kesar', '1'] },
      { line: 8, cells: ['Next', ''] },
    ],
  });
});

it('existing rows are left out, so that a killed reader resumes', async () => {
  const book = workbookOf(sheetOf([1, 2, 3, 4, 5].map((line) => textRow(line, [`Row ${line}`])).join('')));
  const { rowCount, rows } = await readBytes(book, 3);
  expect([rowCount, rows.map(({ line }) => line)]).toEqual([4, [4, 5]]);
  expect((await readBytes(book, 5)).rows).toEqual([]);
});

it('prefixed names, absolute addresses and the first of several sheets are accepted', async () => {
  const book = zipOf({
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:rel="r"><x:sheets><x:sheet name="Later" sheetId="9" rel:id="b"/><x:sheet name="S" sheetId="1" rel:id="a"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheetOf(textRow(1, ['Wrong'])),
    'xl/worksheets/sheet2.xml':
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  expect(await cellsOf(book)).toEqual([['Name'], ['7']]);
});

it('a workbook is read as another reader reads it', async () => {
  const values = [
    ['Text', 'Number', 'Yes', 'Day', 'Last'],
    [' Kesar & Sons <1> ', 12.25, true, new Date(Date.UTC(2026, 10, 24)), 'आशा'],
    ['', 919_825_012_345, false, new Date(Date.UTC(1999, 11, 31)), '=1+1'],
    ['Line\nbreak', -0.1, null, null, "'=2"],
  ];
  const cell = (value: unknown) => {
    if (value === null) return null;
    return value instanceof Date ? { value, type: Date, format: 'dd mmm yyyy' } : { value: value as string };
  };
  const book = await writeXlsxFile(values.map((cells) => cells.map(cell))).toBuffer();
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });
  const textOf = (value: unknown) => (value instanceof Date ? day.format(value) : String((value ?? '') as string));
  const expected = (await readSheet(book)).map((cells) => cells.map(textOf));
  expect(expected[3]?.[4]).toBe("'=2");
  // The escape sign that an export adds before formula-like text is removed again.
  expect(await cellsOf(book)).toEqual([...expected.slice(0, 3), expected[3]?.with(4, '=2')]);
});
