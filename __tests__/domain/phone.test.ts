import fc from 'fast-check';
import { maskPhone, normalizePhone } from '@/lib/domain/phone';

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

  it('keeps another country', () => {
    expect(normalizePhone('+1 (415) 555-2671')).toBe('+14155552671');
    expect(normalizePhone('+971 50 123 4567')).toBe('+971501234567');
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

it('a masked phone shows its last four digits only', () => {
  expect(maskPhone('+919825012345')).toBe('…2345');
});
