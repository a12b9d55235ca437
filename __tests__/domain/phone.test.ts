import fc from 'fast-check';
import { findablePhone, maskPhone, normalizePhone } from '@/lib/domain/text/phone';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map((parts) => parts.join(''));

describe('spellings of one number', () => {
  it.each([
    '+919825012345',
    '919825012345',
    '9825012345',
    '09825012345',
    '00919825012345',
    '+91 98250 12345',
    '+91-98250-12345',
    '(+91) 98250 12345',
    '98250.12345',
    ' 98250 12345 ',
    '\u202a+91 98250 12345\u202c',
    '+91\u00a098250\u00a012345',
    '９８２５０１２３４５',
    'tel:+919825012345',
    '+91+919825012345',
    '+91 +91 98250 12345',
    '+91 919825012345',
    '+9109825012345',
  ])('%j is +919825012345', (typed) => {
    expect(normalizePhone(typed)).toBe('+919825012345');
  });

  it('come to the same whatever separates the digits', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '  ');
    const prefix = fc.constantFrom('', '0', '+91', '+91 ', '0091', '+91-');
    fc.assert(
      fc.property(mobile, prefix, separator, separator, (number, start, first, second) => {
        const typed = start + number.slice(0, 3) + first + number.slice(3, 6) + second + number.slice(6);
        expect(normalizePhone(typed)).toBe(`+91${number}`);
      }),
    );
  });

  it('settle: a normalized number normalizes to itself', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, fc.stringMatching(/^\+?0{0,4}[1-9]\d{5,9}$/), fc.string()), (typed) => {
        const once = normalizePhone(typed);
        if (once !== null) expect(normalizePhone(once)).toBe(once);
      }),
    );
  });

  it.each([
    ['+1 (415) 555-2671', '+14155552671'],
    ['+971 50 123 4567', '+971501234567'],
    ['+44 7911 123456', '+447911123456'],
    ['+880 1712-345678', '+8801712345678'],
    ['+977 984 1234567', '+9779841234567'],
    ['+65 9123 4567', '+6591234567'],
  ])('keeps another country: %j', (typed, number) => {
    expect(normalizePhone(typed)).toBe(number);
  });

  it.each([
    ['0261 234 5678', '+912612345678'],
    ['022-2233 4455', '+912222334455'],
    ['1800 123 4567', '+9118001234567'],
    ['+91 10 1000 0000', '+911010000000'],
  ])('keeps lines that are no mobiles: %j', (typed, number) => {
    expect(normalizePhone(typed)).toBe(number);
  });
});

describe('what cannot be a number', () => {
  it.each([
    '',
    ' ',
    '+',
    '+91',
    'abc',
    '12',
    '98250',
    '98250123456789012',
    '98250123',
    '982501234',
    '98250123456',
    '982501234567',
    '+91982501234',
    '+9198250123456',
    '9825012345.00',
    '261 23456',
    '12345678',
    '119825012345',
    '+9825012345',
    '+1 415 555 26',
    'null',
    '+0000000000',
    '0000000000',
    '00018701021',
    '🙂',
    '\0',
    '\ud800',
    '--',
  ])('%j is none', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });

  it('never throws, and answers E.164 or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant('9'.repeat(5000))), (typed) => {
        expect(normalizePhone(typed) ?? '+910000000').toMatch(/^\+\d{7,15}$/);
      }),
    );
  });
});

describe('what looks a stored number up', () => {
  it('finds those that an earlier rule let in', () => {
    expect(findablePhone('+91982501234')).toBe('+91982501234');
    expect(findablePhone('982501234')).toBe('+91982501234');
  });

  it('finds every number that is one, as it is stored', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, fc.stringMatching(/^\+?0{0,4}[1-9]\d{5,11}$/)), (typed) => {
        const stored = normalizePhone(typed);
        if (stored !== null) expect(findablePhone(typed)).toBe(stored);
      }),
    );
  });
});

it('a masked phone shows its last four digits only', () => {
  expect(maskPhone('+919825012345')).toBe('…2345');
});
