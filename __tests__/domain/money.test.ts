import fc from 'fast-check';
import { paiseOf, plainRupees, rupeesText } from '@/lib/domain/text/money';

test.each([
  [12_500_000, '₹1,25,000'],
  [41_550, '₹415.50'],
  [0, '₹0'],
])('%i paise read %s', (paise, text) => {
  expect(rupeesText(paise)).toBe(text);
  expect(paiseOf(text)).toBe(paise);
});

test.each([
  ['415', 41_500],
  ['Rs. 415/-', 41_500],
  [' ₹ 1,25,000 ', 12_500_000],
  ['415.5', 41_550],
  ['19.99', 1999],
  ['189Rs', 18_900],
  ['415 net', 41_500],
])('%s is an amount', (typed, paise) => expect(paiseOf(typed)).toBe(paise));

test.each(['', 'two', '-5', '1.234', '415 650', '1,50', '60-60', '₹'])('%s is none', (typed) =>
  expect(paiseOf(typed)).toBeNull(),
);

test('an amount is read as it is written, on the screen and in tables', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_900), (paise) => {
      expect(paiseOf(plainRupees(paise))).toBe(paise);
      if (paise < 99_999_999) expect(paiseOf(rupeesText(paise))).toBe(paise);
    }),
  );
});
