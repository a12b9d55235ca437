import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

const read = (text: string) => {
  const reading = readCaption(text);
  return [valuesOf(reading, 'rate').join(), valuesOf(reading, 'pieces').join()];
};

describe('a combo with one price for all', () => {
  it.each([
    ['combo of 3 kurtis @ 999 for all three', '333', '3'],
    ['Combo 2 tshirts ₹498 dono', '249', '2'],
    ['3 कुर्ती का कॉम्बो, तीनों 900 में', '300', '3'],
    ['૩ કુર્તી કોમ્બો ત્રણેય ૯૦૦', '300', '3'],
    ['pack of 3 pcs 450 for all 3', '150', '3'],
    ['Combo of 2 ₹600\nkurti', '300', '2'],
    ['2 pc combo 598\nRayon kurti', '299', '2'],
    ['Combo pack of 3 t-shirts\n₹450', '150', '3'],
    ['બે કુર્તી ફક્ત 600 રૂપિયા', '300', '2'],
    ['two sarees only ₹900', '450', '2'],
  ])('%j is %s for each of %s', (text, rate, pieces) => {
    expect(read(text)).toEqual([rate, pieces]);
  });

  it.each([
    'combo of 3 kurtis MRP 2999 for all three',
    'combo of 3 kurtis @ 1000 for all three',
    'Need combo of 3 kurtis @ 999 for all three',
    'combo of 3 kurtis @ 999',
    '3 kurtis 999 dono',
    'Set of 3 kurtis 999',
    '3 pc sirf 900',
    'Only 2 kurti 700',
    'Aaj 5 saree bechi 4500 me',
    'Combo 3 pcs kurti pant dupatta 850',
    'Buy 3 saree 1500',
  ])('%j tells no rate', (text) => {
    expect(read(text)[0]).toBe('');
  });
});

describe('a ladder of lots', () => {
  it.each([
    ['50 pcs @ 120\n200 pcs @ 112\n500 pcs @ 105', '120'],
    ['Kurti 100 pcs ₹210, 500 pcs ₹195', '210'],
    ['टीशर्ट 50 पीस ₹120, 200 पीस ₹112', '120'],
    ['કોટન ટોપ ૧૦૦ નંગ ૯૫ રૂપિયા, ૫૦૦ નંગ ૮૮ રૂપિયા', '95'],
    ['MRP 50 pcs @ 500, 100 pcs @ 450', ''],
    ['50 pcs tak courier ₹120, 200 pcs tak courier ₹112', ''],
    ['Need 50 pcs @ 120, 100 pcs @ 110', ''],
    ['5 pcs ₹650 each, 10 pcs ₹600 each', ''],
  ])('%j costs what the first lot does: %s', (text, rate) => {
    expect(read(text)[0]).toBe(rate);
  });

  it('has no pieces of a set', () => {
    expect(read('50 pcs @ 120\n200 pcs @ 112')[1]).toBe('');
  });
});

it.each([
  ['હોલસેલ ૫૫૦, દુકાને છૂટક ૭૫૦ શાલ', '550'],
  ['थोक 550, दुकान पर खुदरा 750 शॉल', '550'],
  ['wholesale 550, dukan me chhutak 750 shawl', '550'],
  ['ઓનલાઇન ₹૯૯૯, આપણી દુકાને ₹૬૫૦', '650'],
  ['saree jimmy choo 745 gst alag 6 pc ka set', '745'],
  ['plazo crepe all colours 95rs', '95'],
  ['Design 650/-', ''],
])('what a shop asks is apart, and cloths and colours are before a rate: %j', (text, rate) => {
  expect(read(text)[0]).toBe(rate);
});
