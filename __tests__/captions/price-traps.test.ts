import { valuesOf } from '../harness/bench/captions/score';
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
      'Total amount Rs 3320',
      '3320/- for full catalog',
      'Catalog price 3320/-',
      'Set of single colour ₹4800',
      '1 set ₹5200',
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
      'Cash 450/- credit 470/-',
      'Top ₹450 Bottom ₹250',
      'Prepaid ₹650 / COD ₹700',
      '5 pcs ₹650 each, 10 pcs ₹600 each',
      'Rate ₹499+₹50 shipping',
      'Rate 499 with gst 524',
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
  [
    'charges beside a rate that is not called one',
    [
      'Ghaghra 1850\nCan can 150/-',
      '20/- per pc more for plus size',
      'Hamali 100/-',
      'Polish 60/- saree',
      '₹99 me delivery',
      'Per piece kamai 100/-',
    ],
  ],
  [
    'what it is sold on for, or looks like',
    [
      '899/- me becho',
      '2500/- jaisa look sirf 850 me',
      '5000/- wali quality sirf inbox rate',
      'Kharido 1000/- ka aur pao free gift',
    ],
  ],
  [
    'several together, in words',
    [
      '₹5500 per bag',
      'Rate ₹600 per packet',
      'Rate 12000 ek bori',
      'आठ पीस 3200 रु',
      'આઠ નંગ ૬૪૦૦ રૂપિયા',
      'Do saree 850/- me',
      'pair 900/-',
      '8 pcs set price 6400',
      '8 Pc Catalog Price 6400/-',
      'Lot of 50 pcs price 12500/-',
      '6400/- ma 8 nang',
      'Rs 3640/- (8x455)',
      '₹3300 (550x6)',
    ],
  ],
  ['cloth by length', ['Rate 90 per gaj', '₹90/yard', 'भाव 90 रुपये गज', '₹90 વાર']],
  [
    'what changes',
    [
      '850 wala ab 20/- sasta',
      'Rate me 30 rs ki kami',
      'Rs 20 per piece kam kar diya',
      '50/- kam ho jayega',
      'kal se rate 650/-',
      'Diwali ke baad 650/-',
      'Rate with GST 682/-\nWithout GST 650/-',
    ],
  ],
  ['prices in short words', ['M.R.P. 1299/-', 'm.r.p ₹1299', 'EMI ₹450', '₹450 se shuru', 'Rate 650 @5% disc']],
  ['a charge right before the rate', ['Single pc 50 extra rate 850', '3XL 60/- extra price 650', '20 jyada rate 450']],
  ['what is taken back', ['Wrong rate 450', 'Rate is not 450/-', 'Sorry rate 415/- not 450/-', '₹50 less']],
])('no rate is read from %s', (_name, texts) => {
  it.each(texts)('%j', (text) => {
    expect(rates(text)).toEqual([]);
  });
});

it.each([
  ['pieces', 'Free shipping on 10 pcs\nRate 450'],
  ['pieces', '4 pcs bache hai\nRate 450/-'],
  ['pieces', '10 pcs ke upar 430/-'],
  ['sizes', 'plus size 50/- more\nRate 650/-'],
  ['sizes', 'XL out of stock\nRate 450'],
  ['sizes', 'Rate 450/- (xxl 20rs extra)'],
  ['fabric', 'Pure cotton nahi hai'],
  ['fabric', 'Imitation silk saree'],
  ['gst', 'Rate with GST 682/-\nWithout GST 650/-'],
] as const)('no %s are read from %j', (field, text) => {
  expect(valuesOf(readCaption(text), field)).toEqual([]);
});
