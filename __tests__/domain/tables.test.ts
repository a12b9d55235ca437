import fc from 'fast-check';
import Papa from 'papaparse';
import { csvLine, safeCell, unsafeCell } from '@/lib/domain/csv-cells';
import { guessMapping, headerSignature } from '@/lib/domain/imports';
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
