import { paiseOf, rupeesText } from '@/lib/domain/money';

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
])('%s is an amount', (typed, paise) => expect(paiseOf(typed)).toBe(paise));

test.each(['', 'two', '-5', '1.234', '12 net', '₹'])('%s is none', (typed) => expect(paiseOf(typed)).toBeNull());
