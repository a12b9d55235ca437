import { readCaption } from '@/lib/domain/captions/read-caption';
import { type CaptionField } from '@/lib/domain/captions/reading';
import { valuesOf } from '../harness/bench/captions/score';

const read = (text: string, field: CaptionField) => valuesOf(readCaption(text), field);
const candidates = (text: string) =>
  readCaption(text).unsure.map(({ field, start, end }) => `${field} ${text.slice(start, end)}`);

describe('a rate', () => {
  it.each([
    '₹415',
    'Rs. 415/-',
    '415 net',
    '415+gst',
    '@415',
    'rate : 415 /-',
    '४१५ रुपये',
    'રૂ ૪૧૫',
    '415 each',
    '8 pcs × 415 = 3320',
    'MRP 999 rate 415',
    'Rate 415/- call 98250 12345',
    'Rate ４１５/-',
  ])('is read in %j', (text) => {
    expect(read(text, 'rate')).toEqual(['415']);
  });

  it('keeps its paise', () => {
    expect(readCaption('Rs. 415.50').findings).toEqual([{ field: 'rate', value: 41_550, start: 4, end: 10 }]);
  });

  it('is grouped as in India, and nothing else is a group', () => {
    expect(read('1,250/-', 'rate')).toEqual(['1250']);
    expect(read('₹1,25,000', 'rate')).toEqual(['125000']);
    expect(read('₹125,000', 'rate')).toEqual([]);
  });

  it('of a single piece stands beside the one in the set', () => {
    const text = 'Single 650 / full set 600';
    expect([read(text, 'rate'), read(text, 'setRate')]).toEqual([['650'], ['600']]);
  });

  it('in the set is never a total of the set', () => {
    const text = 'Single 650, full set 5200 (8 pcs)';
    expect([read(text, 'rate'), read(text, 'setRate'), read(text, 'pieces')]).toEqual([['650'], [], ['8']]);
  });
});

describe('no rate is read, but offered as unsure, in', () => {
  it.each([
    ['Rs 899 Rs 650', ['rate 899', 'rate 650']],
    ['MRP 1999', ['rate 1999']],
    ['₹650-700', ['rate 650', 'rate 700']],
    ['₹95 per meter', ['rate 95']],
    ['8 pcs × 415 = 3000', ['rate 415', 'rate 3000']],
    ['Any 3 @ 999', ['rate 999']],
    ['650', ['rate 650']],
    ['10 pcs lene par 430/-', ['rate 430']],
    ['Rate 450 hai kya?', ['rate 450']],
  ])('%j', (text, unsure) => {
    expect([read(text, 'rate'), read(text, 'setRate')]).toEqual([[], []]);
    expect(candidates(text)).toEqual(expect.arrayContaining(unsure));
  });
});

describe('nothing is read, and nothing offered, in', () => {
  it.each([
    'Call 98250 12345',
    '0261-2345678',
    'Rate update 12/11/26',
    'Weight 650 gm',
    '5.5 mtr',
    'GSM 140',
    '50%',
    'Surat 395002',
    '1+1 free',
    'Collection 2026',
    '2025-26',
    'GST 28/-',
    'Shop no 1042',
    'GSTIN 24ABCDE1234F1Z5',
    'https://wa.me/919825012345?text=rate650',
    '60-60',
    'Advance 500/-',
  ])('%j', (text) => {
    expect(readCaption(text)).toEqual({ findings: [], unsure: [] });
  });
});

describe('two readings of one field', () => {
  it.each([
    ['vol 4 & vol 5', 'volume'],
    ['8 pcs 10 pcs', 'pieces'],
    ['GST extra / GST included', 'gst'],
  ] as const)('%j leave it empty', (text, field) => {
    const { findings, unsure } = readCaption(text);
    expect(findings).toEqual([]);
    expect(unsure.map((item) => item.field)).toEqual([field, field]);
  });

  it('that agree are one finding', () => {
    expect(readCaption('₹415\nRate 415/-').findings).toEqual([{ field: 'rate', value: 41_500, start: 1, end: 4 }]);
  });
});

describe('the least a seller sends', () => {
  it.each([
    ['Rate 560\n3 pc se kam nahi\nship alag', '3 pieces'],
    ['Not less than 6 pcs, rate 345', '6 pieces'],
    ['रेट 450, 4 पीस से कम नहीं', '4 pieces'],
    ['ભાવ 450, 2 સેટ થી ઓછું નહીં', '2 sets'],
  ])('is read in %j', (text, least) => {
    expect(read(text, 'minimumOrder')).toEqual([least]);
  });

  it('takes no word from what is said of shipping beside it', () => {
    expect(read('Rate 560\n3 pc se kam nahi\nship alag', 'shipping')).toEqual(['extra']);
  });
});

describe('free size', () => {
  it.each(['Size: Free\nRate 225', 'Size - free, rate 225', 'Free size, rate 225'])('is read in %j', (text) => {
    expect(read(text, 'sizes')).toEqual(['Free']);
  });

  it('is not read where shipping is free', () => {
    expect(read('Size: free shipping, rate 225', 'sizes')).toEqual([]);
  });
});

it('reads a whole post, and where each thing stands', () => {
  const text =
    '🔥*KESARIYA VOL 4*\nFabric : जॉर्जेट\nSize M to XXL\n8 pcs set, MOQ 2 sets\nD.No 1023-1030\nRate ₹૪૧૫/- + GST, free ship';
  const { findings, unsure } = readCaption(text);
  expect(findings.map(({ field, value, start, end }) => [field, value, text.slice(start, end)])).toEqual([
    ['rate', 41_500, '૪૧૫'],
    ['pieces', 8, '8 pcs set'],
    ['sizes', ['M', 'L', 'XL', 'XXL'], 'M to XXL'],
    ['fabric', 'georgette', 'जॉर्जेट'],
    ['gst', 'extra', '+ GST'],
    ['shipping', 'free', 'free ship'],
    ['minimumOrder', { amount: 2, unit: 'sets' }, 'MOQ 2 sets'],
    ['volume', 4, 'VOL 4'],
    ['designNumber', '1023-1030', 'D.No 1023-1030'],
  ]);
  expect(unsure).toEqual([]);
});
