import { readCaption } from '@/lib/domain/captions/read-caption';

const ratesOf = (text: string) =>
  readCaption(text).findings.flatMap(({ field, value }) => (field === 'rate' ? [Number(value) / 100] : []));

it.each([
  ['Rate 1,499 less 100 = 1,399 final, silk saree', 1399],
  ['MRP 1200 less 20% = 960\nSilk saree', 960],
  ['Saree 875\nLess 5% on 20 pcs', 875],
  ['ભાવ ૫૯૦, ૨૫ નંગ પર ૩% છૂટ\nકુર્તી', 590],
  ['Kurti 640 net\n2% cash discount', 640],
  ['Suit, 480 without tax, L XL', 480],
  ['कुर्ती 390 बिना जीएसटी', 390],
  ['Gown 1349 only\nCall 97270 55xxx', 1349],
  ['Top set rate 185\n4 pc', 185],
  ['૬ નંગ નો સેટ\nસેટ ના ૧૩૨૦ રૂપિયા\nફ્રોક', 220],
  ['M 455\nL 455\nXL 455\nKurti', 455],
])('what is left of a price, or said again, is the rate: %j', (text, rate) => {
  expect(ratesOf(text)).toEqual([rate]);
});

it.each([
  'Rate 1499 less 100 = 1300, saree',
  'Set 2400 - 100 = 2300, 5 pcs, silk saree',
  '10 pcs lo to 10% off, rate 420\nKurti',
  'bill ke sath 580 / kachcha 550\nSuit',
  'Bill 580\nKachcha 550\nSuit',
  'Suit 480 without bill, 500 with bill',
])('no rate is sure where two can be meant: %j', (text) => {
  expect(ratesOf(text)).toEqual([]);
});
