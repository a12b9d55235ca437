import { valuesOf } from '@/lib/commands/bench/captions/score';
import { readCaption } from '@/lib/domain/captions/read-caption';

const rates = (text: string) => {
  const reading = readCaption(text);
  return [...valuesOf(reading, 'rate'), ...valuesOf(reading, 'setRate')];
};

describe.each([
  [
    'totals and lots',
    [
      '₹3320 for 8 pcs',
      'Price 3320/- full set 8 pcs',
      'Rate : 3320/- (8 pcs set)',
      'Total amount Rs 3320',
      '3320/- for full catalog',
      'Catalog price 3320/-',
      'Set of single colour ₹4800',
      '1 set ₹5200',
      'Rs 2400 per dozen',
      'Rate 500 per 100 pcs',
      'Lot 415/-',
      'Buy 2 @ 899',
      '3 saree ₹999',
      'Rate 999/- for 2',
    ],
  ],
  [
    'other units',
    ['Rs 120 mtr', 'per mtr rate 85/-', 'Meter rate ₹85', 'Rate per kg : 340', 'Full than 5200', 'Rate USD 12'],
  ],
  [
    'two prices',
    [
      'Rate 415/- to 425/-',
      '415 ya 425 rs',
      'Rate 415 [old 450]',
      'Rate revised 450 to 415',
      'Cash 450/- credit 470/-',
      'Top ₹450 Bottom ₹250',
      'XL 650/- XXL 700/-',
      'Prepaid ₹650 / COD ₹700',
      '5 pcs ₹650 each, 10 pcs ₹600 each',
      'Rate ₹499+₹50 shipping',
      'Rate 499 with gst 524',
      'Price 1200\nDiscount 20%\nFinal 960',
      'Single 4800 set 650',
    ],
  ],
  [
    'prices of something else',
    [
      'Packing ₹12/- per pc',
      'Stitching 250/- extra',
      '3XL ₹50 extra',
      'Only ₹99 shipping',
      '500/- advance',
      'COD ₹50',
      'On purchase of 5000/- get gift',
      'Cashback ₹100',
      'Commission 50/-',
      'Showroom price ₹1299',
      'Rent ₹25000',
      'Internet rate 415',
      'Design 650/-',
      'Page 415/-',
    ],
  ],
  ['odd digits', ['Rate 415,000', 'Rate 6,50', 'Rate 4 15', 'Rate 1.299/-', 'Rate 65o', 'Rate 99999999', 'Rate 450?']],
  ['what is taken back', ['Wrong rate 450', 'Rate is not 450/-', 'Sorry rate 415/- not 450/-', '₹50 less']],
])('no rate is read from %s', (_name, texts) => {
  it.each(texts)('%j', (text) => {
    expect(rates(text)).toEqual([]);
  });
});
