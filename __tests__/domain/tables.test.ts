import fc from 'fast-check';
import Papa from 'papaparse';
import { csvLine, safeCell, unsafeCell } from '@/lib/domain/tables/csv-cells';
import { columnName, guessMapping, headerSignature, outcomeText, surplusIssues } from '@/lib/domain/tables/imports';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';

const FORMULA_SIGNS = ['=', '+', '-', '@', '\t', '\n', '＝', '＋', '－', '＠'];
const mayCalculate = (cell: string) => FORMULA_SIGNS.includes(cell.charAt(0));
const text = fc.string({ unit: 'binary' });
/** Almost a number, which is how a formula may disguise itself. */
const sum = fc.string({ unit: fc.constantFrom(...'15 .,+-=*(A') });
const formula = fc.tuple(fc.constantFrom(...FORMULA_SIGNS), fc.oneof(text, sum)).map((parts) => parts.join(''));
const anyCell = fc.oneof(text, formula);

describe('cells of a file', () => {
  it('come back as they were, and none is a formula', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { minLength: 2, maxLength: 6 }), (texts) => {
        const cells = texts.map((text) => text.replaceAll('\r', ' '));
        const safe = cells.map(safeCell);
        const [back] = Papa.parse<string[]>(csvLine(safe), { newline: '\r\n', delimiter: ',' }).data;
        expect(back).toEqual(safe);
        // A cell that starts with an apostrophe of its own loses that apostrophe and nothing else.
        for (const cell of cells) if (!cell.startsWith("'")) expect(unsafeCell(safeCell(cell))).toBe(cell);
        for (const cell of safe) if (mayCalculate(cell)) expect(cell).toMatch(/^[+-]?\d[\d\s.,+]*$/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3', '\t=1', '＝1'])('%j is kept as text', (formula) => {
    expect(safeCell(formula)).toBe(`'${formula}`);
    expect(unsafeCell(safeCell(formula))).toBe(formula);
  });

  it.each(['-5', '+91 98250 12345', '+91 98250 12345, +91 98250 12346', '1,25,000', "'quoted'"])('%j stays', (text) => {
    expect(unsafeCell(safeCell(text))).toBe(text);
  });
});

describe('the columns of a table', () => {
  const fields = Object.values(SELLER_FIELDS);

  it('are known by any name people give them, and each field once', () => {
    expect(
      guessMapping(['FIRM NAME', 'Owner', 'Mobile No.', 'WhatsApp', 'GST No', 'बाज़ार', 'Remarks', ''], fields).fields,
    ).toEqual(['businessName', 'contactName', 'phoneNumbers', null, 'gstin', 'market', null, null]);
  });

  it('of two tables are the same however they are written', () => {
    expect(headerSignature(['Shop Name ', 'PHONE'])).toBe(headerSignature(['shop name', 'Phone']));
  });
});

describe('what is wrong with a row', () => {
  const fields = [
    { id: 'phoneNumbers', label: 'Phone numbers' },
    { id: 'market', label: 'Market' },
  ];
  const mapping = { fields: [null, 'phoneNumbers'], filledDown: [] };
  const nameOf = (...path: (string | number)[]) => columnName({ headers: ['Shop', 'Mobile'], mapping, fields }, path);

  it('is named by its table’s header, else by ours, and never by a name in the code', () => {
    expect(nameOf('phoneNumbers')).toBe('Mobile');
    expect(nameOf('market')).toBe('Market');
    expect(nameOf('marketId')).toBe('');
    expect(nameOf()).toBe('');
    expect(nameOf(2)).toBe('After the last column');
  });

  it('is the first cell that is too many', () => {
    expect(surplusIssues(['a', 'b'], 2)).toEqual([]);
    expect(surplusIssues(['a', 'b', '', ''], 2)).toEqual([]);
    expect(surplusIssues(['a', 'b', '', 'c'], 2)).toEqual([{ path: [3], message: expect.any(String) }]);
  });
});

it.each([
  [outcomeText(9500, 'imported', 500), '9,500 imported, 500 with errors.'],
  [outcomeText(125_000, 'can be imported', 1), '1,25,000 can be imported, 1 with errors.'],
  [outcomeText(0, 'imported', 2), 'None imported, 2 with errors.'],
  [outcomeText(1, 'imported', 0), '1 imported.'],
])('%j', (text, expected) => expect(text).toBe(expected));
