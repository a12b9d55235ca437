import fc from 'fast-check';
import Papa from 'papaparse';
import { csvLine, safeCell, unsafeCell } from '@/lib/domain/csv-cells';
import { guessMapping, headerSignature } from '@/lib/domain/imports';
import { plainRupees, readRupees } from '@/lib/domain/rupees';
import { SELLER_FIELDS } from '@/lib/domain/seller-fields';

describe('cells of a file', () => {
  it('come back as they were, and none is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 }), (cells) => {
        const safe = cells.map((cell) => safeCell(cell.replaceAll('\r', ' ')));
        const [back] = Papa.parse<string[]>(csvLine(safe), { newline: '\r\n', delimiter: ',' }).data;
        expect(back).toEqual(safe);
        for (const cell of safe) expect(cell).not.toMatch(/^[=@\t]/);
      }),
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

describe('an amount in rupees', () => {
  it.each([
    ['₹415', 41_500],
    ['Rs. 1,250/-', 125_000],
    ['189Rs', 18_900],
    ['415 net', 41_500],
    ['99.50', 9_950],
    ['1,25,000', 12_500_000],
    ['415 650', null],
    ['1,50', null],
    ['60-60', null],
    ['', null],
    ['many', null],
  ])('%j is %p paise', (typed, paise) => expect(readRupees(typed)).toBe(paise));

  it('is read as it is written', () => {
    fc.assert(fc.property(fc.nat(99_999_999_900), (paise) => expect(readRupees(plainRupees(paise))).toBe(paise)));
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
