import { readCaption } from '@/lib/domain/captions/read-caption';
import { type CaptionField } from '@/lib/domain/captions/reading';

const sure = (text: string, field: CaptionField) =>
  readCaption(text)
    .findings.filter((finding) => finding.field === field)
    .map(({ value }) => (field === 'rate' ? Number(value) / 100 : Array.isArray(value) ? value.join() : value));

describe('a rate', () => {
  it.each([
    ['Rate 560\nOffer rate 499\n10 pcs lene par', 560],
    ['Saree Rate 560\nSpecial rate 499 (10 pcs ke upar)', 560],
    ['Rayon kurti\nRate 320\nSpecial 299 agar 20 pcs loge', 320],
    ['Leggings\n145 ka pc, 100 pcs se upar loge to 135', 145],
    ['Gown size 20 to 30\nrate 420\nbada size 32-36 ka rate 480', 420],
    ['Cotton cord set. Rate Rs. 650/- per set (top+bottom)', 650],
    ['Kurti skirt set\nmtoxxl\n899 fs', 899],
    ['1100 ki saree 725 me de raha hu', 725],
    ['Gown with dupatta\nL-XL-XXL\nset of 3 for 1650', 550],
    ['Cotton kurti 100 pc ka lot, 14000 ka pura lot', 140],
    ['લેગિંગ્સ\nફ્રી સાઈઝ 95, XXL 105', 95],
    ['Pashmina suit, rate 760, 750 nahi hoga', 760],
    ['তাঁতের শাড়ি\nদাম ৪৫০ টাকা', 450],
  ])('is read in %j: %s', (text, rate) => {
    expect(sure(text, 'rate')).toEqual([rate]);
  });

  it.each([
    'Offer: 499 (5 pcs+)\nCotton saree',
    'Saree stock 300 pcs, pura stock 60000 me',
    '1100 ka suit 900 ki kurti',
  ])('stays open in %j', (text) => {
    expect(sure(text, 'rate')).toEqual([]);
  });
});

describe('free shipping', () => {
  it.each([
    'Rate 399/- Free shipping on full set',
    'Rate 399 full set par shipping free',
    'Rate 399 free shipping within Kolkata',
    'Rate 399, surat me free delivery',
    'Rate 399, 10 pcs pe shipping free',
    'Rate 399 સુરતમાં ફ્રી ડિલિવરી',
  ])('is not sure where it is not for all: %j', (text) => {
    expect(sure(text, 'shipping')).toEqual([]);
  });

  it.each(['Rate 399 free shipping all india', 'Rate 399 free shipping in india', 'Saree 899 fs'])(
    'is read in %j',
    (text) => {
      expect(sure(text, 'shipping')).toEqual(['free']);
    },
  );
});

it.each([
  ['साइज 80 85 90 95 100', '80,85,90,95,100'],
  ['Thermal 80-100', '80,85,90,95,100'],
  ['Pant\n28 to 36 waist', '28,30,32,34,36'],
  ['Kurti mtoxxl', 'M,L,XL,XXL'],
  ['Kurti lto4xl', 'L,XL,XXL,3XL,4XL'],
  ['Top M 38 to XXL 44', 'M,L,XL,XXL'],
  ['गर्ल्स टॉप\n26-36', '26,28,30,32,34,36'],
])('sizes are read in %j: %s', (text, sizes) => {
  expect(sure(text, 'sizes')).toEqual([sizes]);
});

it.each([
  'Rates of all cotton items will be revised from 1st of next month',
  'Bhai 10 pc book karo 2204 wala',
  'kal 20 pc bhejna 1101 wala',
  'All design of Vol 9 closed. Pls dont take order.',
])('what is no offer says nothing for sure: %j', (text) => {
  expect(readCaption(text).findings).toEqual([]);
});

it.each([
  ['Pure cotton tant saree', 'cotton'],
  ['Santipuri handloom tant saree', 'tant'],
  ['Dhakai jamdani saree', 'jamdani'],
  ['Soft silk paithani with meenakari', 'soft silk'],
  ['মসলিন কটন শাড়ি', 'muslin'],
  ['Simar georgette saree', 'shimmer georgette'],
  ['धुपियान सिल्क कुर्ता', 'dupion silk'],
  ['સિફોન સાડી', 'chiffon'],
  ['मिक्स सिंथेटिक साड़ी', 'synthetic'],
  ['Velvet suit\nHeavy micro velvet', 'micro velvet'],
  ['Khadi cotton saree\nशुद्ध खादी', 'khadi cotton'],
])('the cloth is one in %j: %s', (text, cloth) => {
  expect(sure(text, 'fabric')).toEqual([cloth]);
});

it('designs of a series and a least number in few words are read', () => {
  expect(sure('Series 1001 to 1006\nRate 725', 'designNumber')).toEqual(['1001-1006']);
  expect(sure('Petticoat rate 190/-\n12 se kam nahi', 'minimumOrder')).toEqual([{ amount: 12, unit: 'pieces' }]);
  expect(sure('ek design me kam se kam 5 lena padega', 'minimumOrder')).toEqual([{ amount: 5, unit: 'pieces' }]);
});
