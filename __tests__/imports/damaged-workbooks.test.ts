import fc from 'fast-check';
import { HttpError } from '@/lib/server/errors';
import { readBytes } from '../support/read-bytes';
import { packed, packedBomb, sheetOf, textRow, workbookOf, zipOf } from '../harness/foreign-files/workbooks';

const SHEET = sheetOf([1, 2, 3].map((line) => textRow(line, [`Name ${line}`, `City ${line}`])).join(''));
const DAMAGED = 'This workbook could not be read. Save it again as .xlsx, or as CSV.';
const TOO_COMPLEX = /^This file is too large or too complex to read\./;

const refusalOf = (bytes: string | Uint8Array): Promise<string> =>
  readBytes(bytes).then(
    () => 'It was read.',
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 400) return error.message;
      throw error;
    },
  );
const withSheet = (rows: string) => refusalOf(workbookOf(sheetOf(rows)));

describe('a damaged workbook is refused as one', () => {
  const good = workbookOf(SHEET);

  it.each<[string, () => Uint8Array]>([
    ['cut off', () => good.subarray(0, good.length - 30)],
    ['cut to its first bytes', () => good.subarray(0, 4)],
    [
      'without its sheet',
      () => zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
    ],
    ['that is a zip of something else', () => zipOf({ 'notes.txt': 'Hello' })],
    [
      'that names a part which is not there',
      () => Buffer.from(good.toString('latin1').replaceAll('sheet1.xml', 'sheet7.xml'), 'latin1'),
    ],
    ['with a sheet that is no XML', () => workbookOf('{"rows": []}')],
    ['with a sheet that ends in its middle', () => workbookOf(SHEET.slice(0, -40))],
    ['whose bytes are not those that were zipped', () => workbookOf({ ...packed(SHEET), crc: 7 })],
    ['that unpacks to more than it says', () => workbookOf({ ...packed(SHEET), size: 10 })],
    ['that unpacks to less than it says', () => workbookOf({ ...packed(SHEET), size: 10_000 })],
  ])('%s', async (_how, make) => {
    expect(await refusalOf(make())).toBe(DAMAGED);
  });

  it.each([
    ['rows in no order', textRow(2, ['a']) + textRow(1, ['b'])],
    ['a row twice', textRow(1, ['a']) + textRow(1, ['b'])],
    ['a row no spreadsheet has', textRow(1, ['a']) + textRow(1_048_577, ['b'])],
    ['a row that is no number', '<row r="x"><c><v>1</v></c></row>'],
    ['a cell at no address', '<row r="1"><c r="ABCD1"><v>1</v></c></row>'],
    ['a cell twice', '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
    ['a string that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
    ['an entity of its own', '<row r="1"><c r="A1" t="str"><v>&bomb;</v></c></row>'],
  ])('with %s', async (_what, rows) => {
    expect(await withSheet(rows)).toBe(DAMAGED);
  });

  it('or read as a table, whatever bytes are flipped, cut or doubled, and nothing else', async () => {
    const harm = fc.oneof(
      fc
        .array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 8 })
        .map((flips) => {
          const bytes = Buffer.from(good);
          for (const [at, bits] of flips) bytes[at] = (bytes[at] ?? 0) ^ bits;
          return bytes;
        }),
      fc.nat(good.length).map((length) => good.subarray(0, length)),
      fc
        .tuple(fc.nat(good.length), fc.nat(good.length))
        .map(([end, start]) => Buffer.concat([good.subarray(0, end), good.subarray(start)])),
    );
    await fc.assert(
      fc.asyncProperty(harm, async (bytes) => {
        expect(typeof (await refusalOf(bytes))).toBe('string');
      }),
      { numRuns: 400 },
    );
  });
});

describe('what is meant to do harm is refused before it does', () => {
  /** Unpacking it to the end would find it corrupt instead. */
  const endsBroken = ({ data, ...bomb }: ReturnType<typeof packedBomb>) => ({
    ...bomb,
    data: Buffer.concat([data.subarray(0, data.length * 0.9), Buffer.alloc(50, 0xff)]),
  });

  it('a gigabyte, be it told or not', async () => {
    const bomb = packedBomb('<worksheet><sheetData>', '<row/>'.repeat(1_500_000), 120);
    expect(await refusalOf(workbookOf(endsBroken(bomb)))).toMatch(TOO_COMPLEX);
    expect(await refusalOf(workbookOf({ ...bomb, size: 5000 }))).toBe(DAMAGED);
  });

  it.each([
    ['one endless value', packedBomb('<worksheet><sheetData><row><c t="str"><v>', 'x'.repeat(8_000_000), 50)],
    ['one endless attribute', packedBomb('<worksheet a="', 'x'.repeat(8_000_000), 50)],
    ['one endless name', packedBomb('<', 'x'.repeat(8_000_000), 50)],
    ['one endless remark', packedBomb('<worksheet><!--', 'x'.repeat(8_000_000), 50)],
    ['tags in tags without end', packedBomb('<worksheet>', '<a>'.repeat(2_000_000), 50)],
  ])('%s', async (_what, sheet) => {
    expect(await refusalOf(workbookOf(endsBroken(sheet)))).toMatch(TOO_COMPLEX);
  });

  it('strings that would fill the memory', async () => {
    const strings = (piece: string, times: number) => endsBroken(packedBomb('<sst>', piece, times));
    const sheet = sheetOf(textRow(1, ['a']));
    const many = strings('<si><t>One more</t></si>'.repeat(40_000), 30);
    expect(await refusalOf(workbookOf(sheet, { strings: many }))).toMatch(TOO_COMPLEX);
    const long = strings(`<si><t>${'x'.repeat(3000)}</t></si>`.repeat(1000), 40);
    expect(await refusalOf(workbookOf(sheet, { strings: long }))).toMatch(TOO_COMPLEX);
  });

  it('one string in every cell', async () => {
    const strings = `<sst><si><t>${'x'.repeat(2000)}</t></si></sst>`;
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(130);
    expect(await refusalOf(workbookOf(sheetOf(rows), { strings }))).toBe('This table holds too much text. Split it.');
  });

  it('parts, styles and links without end', async () => {
    const parts = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`x/${index}`, '']));
    expect(await refusalOf(zipOf(parts))).toMatch(TOO_COMPLEX);
    const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(70_000)}</cellXfs></styleSheet>`;
    expect(await refusalOf(workbookOf(SHEET, { styles }))).toMatch(TOO_COMPLEX);
    const links = Array.from({ length: 10_001 }, (_, index) => `<Relationship Id="${index}" Target="x"/>`).join('');
    const relations = { 'xl/_rels/workbook.xml.rels': `<Relationships>${links}</Relationships>` };
    expect(await refusalOf(zipOf({ ...relations, 'xl/workbook.xml': '<workbook/>' }))).toMatch(TOO_COMPLEX);
  });
});
