import fc from 'fast-check';
import { keptPhoneCell, readPhoneCell } from '@/lib/domain/text/phone-cell';

const problemOf = (cell: string) => readPhoneCell(cell).flatMap((one) => ('problem' in one ? [one.problem] : []))[0];
const numbersOf = (cell: string) => readPhoneCell(cell).flatMap((one) => ('number' in one ? [one.number] : []));

describe('the phone numbers of a cell', () => {
  it.each(['9825012345.0', '9825012345.00', '919825012345.0'])('%j comes from a cell that is a number', (cell) => {
    expect(numbersOf(cell)).toEqual(['+919825012345']);
  });

  it.each(['9.19E+11', '9.19825E+11', '9e11', '919000000000', '919825000000', '9820000000', '919000000000.00'])(
    '%j was shortened by a spreadsheet',
    (cell) => expect(problemOf(cell)).toMatch(/^The spreadsheet shortened this number to 9.*with \+91 before it\.$/),
  );

  it.each(['+911008000000', '+91 98200 00000', '98200 00000', '0261 2000000', '02612000000', '9825000001'])(
    '%j was typed by somebody',
    (cell) => expect([problemOf(cell), numbersOf(cell)]).toEqual([undefined, [expect.stringMatching(/^\+91\d{10}$/)]]),
  );

  it.each(['98250 12345 & 98250 12346', '९८२५०१२३४५ and 9825012346', '૯૮૨૫૦૧૨૩૪૫&9825012346'])('%j are two', (cell) =>
    expect(numbersOf(cell)).toEqual(['+919825012345', '+919825012346']),
  );

  it.each(['982501234', '98250123456', '9825012345.5'])('%j is none', (cell) => {
    expect(problemOf(cell)).toBe(`“${cell}” is not a phone number.`);
  });
});

describe('a cell for a spreadsheet', () => {
  it.each([
    ['9825012345', '+91 98250 12345'],
    ['919825012345/09825012346', '+91 98250 12345, +91 98250 12346'],
    ['+971501234567', '+971 50 123 4567'],
    ['0261-2345678', '+91 261 234 5678'],
    ['9825012345678', '98250 12345 678'],
    ['12345', '12345'],
    ['9.19E+11', '9.19E+11'],
    ['919000000000', '919000000000'],
    ['call Asha', 'call Asha'],
    ['', ''],
  ])('%j is written %j', (cell, kept) => expect(keptPhoneCell(cell)).toBe(kept));

  it('is read back unchanged, and has no number a spreadsheet would shorten', () => {
    const digits = fc.stringMatching(/^\+?0?[1-9]\d{6,14}$/);
    fc.assert(
      fc.property(fc.array(digits, { minLength: 1, maxLength: 3 }), (parts) => {
        const cell = parts.join(' / ');
        const kept = keptPhoneCell(cell);
        expect(numbersOf(kept)).toEqual(numbersOf(cell));
        for (const part of kept.split(', ')) if (!problemOf(part)) expect(part).toMatch(/^\+\d{1,3} /);
      }),
    );
  });
});
