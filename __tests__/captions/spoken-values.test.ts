import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

const LIST = /, ?/;

describe('fabrics of the trade', () => {
  it.each([
    ['Dola silk saree', 'dola silk'],
    ['डोला सिल्क', 'dola silk'],
    ['vichitra saree', 'vichitra silk'],
    ['વિચિત્રા સિલ્ક', 'vichitra silk'],
    ['Banarsi saree', 'banarasi silk'],
    ['બનારસી સાડી', 'banarasi silk'],
    ['Tusser silk dupatta', 'tussar silk'],
    ['टसर साड़ी', 'tussar silk'],
    ['mul mul ki dress', 'muslin'],
    ['મલમલ કુર્તી', 'muslin'],
    ['Pakistani lawn suit', 'lawn'],
    ['Brocket blouse', 'brocade'],
    ['Jimmy chu saree', 'jimmy choo'],
    ['જીમી ચૂ સાડી', 'jimmy choo'],
    ['Art silk lehenga', 'art silk'],
    ['નાઝનીન સાડી', 'nazneen'],
    ['Fabric: net', 'net'],
    ['नेट की साड़ी', 'net'],
    ['khadi print kurti', ''],
    ['Silk embroidery on rayon', 'rayon'],
    ['Georgette embroidery suit', 'georgette'],
  ])('%j says %j', (text, fabrics) => {
    expect(valuesOf(readCaption(text), 'fabric').join()).toBe(fabrics);
  });
});

describe('a list of design numbers', () => {
  it.each([
    ['D.No 118, 119, 120', '118, 119, 120'],
    ['D.No 301/302/303', '301, 302, 303'],
    ['code 21 22 23', '21, 22, 23'],
    ['design A-1, A-2', 'A-1, A-2'],
    ['D.No 101-104, 110', '101-104, 110'],
    ['D.No 1023, D.No 1044', '1023, 1044'],
    ['D no 401 - 450\nD no 402 - 475', '401, 402'],
    ['ડિઝાઇન 11 - ૪૨૦\nડિઝાઇન 12 - ૪૬૦', '11, 12'],
    ['Design no. 3312\n3313\n3314', '3312, 3313, 3314'],
    ['D/No 8801 | 8802', '8801, 8802'],
    ['D No 701-A, 701-B', '701-A, 701-B'],
  ])('is one finding in %j', (text, designs) => {
    const found = readCaption(text).findings.filter(({ field }) => field === 'designNumber');
    expect(found.map(({ value }) => value)).toEqual([designs]);
  });

  it('is never only its first number', () => {
    const { findings, unsure } = readCaption('D.No 1023, 1610');
    expect(findings).toEqual([]);
    expect(unsure).toContainEqual(expect.objectContaining({ field: 'designNumber', value: '1023' }));
  });

  it('of which one is gone is open', () => {
    const { findings, unsure } = readCaption('Design no 55 khatam, design no 56 ready');
    expect(findings).toEqual([]);
    expect(unsure.map(({ value }) => value)).toEqual(['55', '56']);
  });

  it('does not take the rate in', () => {
    expect(valuesOf(readCaption('D.No 118, 119\n650/-'), 'designNumber')).toEqual(['118', '119']);
  });
});

describe('sizes', () => {
  it.each([
    ['M upto 3XL', 'M,L,XL,XXL,3XL'],
    ['S to XL tak', 'S,M,L,XL'],
    ['M/38 L/40 XL/42', 'M,L,XL'],
    ['M38 L40 XL42', 'M,L,XL'],
    ['एम से डबल एक्सएल', 'M,L,XL,XXL'],
    ['એમ થી ટ્રિપલ એક્સએલ', 'M,L,XL,XXL,3XL'],
    ['साइज एक्सएल से 5एक्सएल', 'XL,XXL,3XL,4XL,5XL'],
    ['Cotton kurti 38 to 44', '38,40,42,44'],
    ['38 to 44', ''],
  ])('of %j are %j', (text, sizes) => {
    expect(valuesOf(readCaption(text), 'sizes')).toEqual(sizes === '' ? [] : sizes.split(LIST));
  });
});

describe('pieces', () => {
  it.each([
    ['4 colour set', '4'],
    ['8 design', '8'],
    ['5 prints ek ek', '5'],
    ['૬ કલર', '6'],
    ['5 colours, 8 pcs', '8'],
    ['set of 3 colours', '3'],
    ['3 kurtis 999 total', '3'],
    ['full set of 6 sarees', '6'],
    ['five pcs', '5'],
    ['10 colours 8 designs', ''],
    ['3 colours', ''],
    ['4 sarees', ''],
    ['10 pcs ke upar', ''],
    ['1 pc 550, 6 pcs 530', ''],
  ])('of %j are %j', (text, pieces) => {
    expect(valuesOf(readCaption(text), 'pieces').join()).toBe(pieces);
  });
});
