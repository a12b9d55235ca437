import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

const sizesOf = (text: string) => valuesOf(readCaption(text), 'sizes').join();
const offeredFor = (text: string) =>
  readCaption(text).unsure.flatMap(({ field, value }) => (field === 'sizes' ? [String(value)] : []));

describe('sizes in numbers', () => {
  it.each([
    ['Size 16 to 26', '16,18,20,22,24,26'],
    ['सिज़ 20-26, साइज 20-26', '20,22,24,26'],
    ['માપ ૨૦ થી ૩૦', '20,22,24,26,28,30'],
    ['sijh 22 24 26', '22,24,26'],
    ['size 38-40-42', '38,40,42'],
    ['Size 38 to 44 48 pcs', '38,40,42,44'],
    ['Sizes 16 to 20, 28 to 32', '16,18,20,28,30,32'],
    ['Kids frock 18/20/22', '18,20,22'],
    ['Kids frock 18 se 24', '18,20,22,24'],
    ['Cotton kurti 28/30/32/34', '28,30,32,34'],
    ['Jeans waist 28 to 34', '28,30,32,34'],
    ['कमर 30, 32, 34', '30,32,34'],
    ['Waist 28 30 32 34 36', '28,30,32,34,36'],
    ['Waist 28-30-32-34', '28,30,32,34'],
    ['Waist 32', ''],
    ['Free size, waist 28 to 36', 'Free'],
    ['Size L XL, waist 28 to 36', 'L,XL'],
    ['Saree 18 to 24', ''],
    ['Size 44 to 38', ''],
  ])('of %j are %j', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });
});

describe('sizes in letters', () => {
  it.each([
    ['M-38\nL-40\nXL-42', 'M,L,XL'],
    ['38(M) 40(L) 42(XL)', 'M,L,XL'],
    ['M 38, L 40, XL 42', 'M,L,XL'],
    ['2XL 44 3XL 46', 'XXL,3XL'],
    ['XL 42', 'XL'],
    ['मीडियम, लार्ज, एक्सएल', 'M,L,XL'],
    ['સ્મોલ મીડિયમ લાર્જ', 'S,M,L'],
    ['Small medium large', 'S,M,L'],
    ['Large motif', ''],
    ['XL, XXL margin', ''],
  ])('of %j are %j', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });
});

describe('sizes by age', () => {
  it.each([
    ['2-3Y, 4-5Y', '2-3Y,4-5Y'],
    ['Age 4 to 5, 6 to 7, 8 to 9 years', '4-5Y,6-7Y,8-9Y'],
    ['0-3, 3-6 months', '0-3M,3-6M'],
    ['उम्र 3-4, 5-6, 7-8, 9-10 साल', '3-4Y,5-6Y,7-8Y,9-10Y'],
    ['૨-૩, ૪-૫ વર્ષ', '2-3Y,4-5Y'],
    ['Tshirt 2-3 3-4 yrs', '2-3Y,3-4Y'],
    ['Girls top 4Y 6Y 8Y', '4Y,6Y,8Y'],
    ['Age 2-3, 4-5', '2-3Y,4-5Y'],
    ['Size 22 24 26, 2-3, 4-5, 6-7 years', '22,24,26'],
    ['2-3 din me dispatch, 4-5 pcs', ''],
  ])('of %j are %j', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });
});

describe('a row of numbers that fills a line', () => {
  it.each([
    ['Jeans ladies denim\n26 28 30 32 34\nrate 395', '26,28,30,32,34'],
    ['Cotton pant\n28, 30, 32', '28,30,32'],
    ['डेनिम जींस\n28/30/32/34/36', '28,30,32,34,36'],
    ['કોટન ફ્રોક\n૧૬ ૧૮ ૨૦ ૨૨', '16,18,20,22'],
    ['Mens trouser\n(28-36)', '28,30,32,34,36'],
    ['Denim jeans 26 28 30 32 rate 395', '26,28,30,32'],
    ['Georgette saree\nD.no\n20 22 24', ''],
    ['Saree\n20 22 25', ''],
    ['20 22 24', ''],
  ])('of %j is %j', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });
});

it('a size that is asked for is none of ours', () => {
  for (const text of [
    'koi hai jiske paas XL size nighty ho?',
    'है कोई जिसके पास XL नाइटी हो',
    'કોઈ છે જેની પાસે XL નાઈટી હોય',
  ])
    expect(sizesOf(text)).toBe('');
});

describe('sizes that fit no list are offered and never sure', () => {
  it.each([
    ['1 से 5 साल', '1-5 साल'],
    ['Romper 6-9 months', '6-9 months'],
    ['ઉંમર ૪, ૬, ૮', '4,6,8'],
    ['Bedsheet 90x108', '90x108'],
    ['Size 36 tak', '36'],
    ['Size up to 44', '44'],
  ])('in %j: %j', (text, offer) => {
    expect([sizesOf(text), offeredFor(text)]).toEqual(['', [offer]]);
  });

  it('nor is a guarantee of years or the threads of a cloth', () => {
    for (const text of ['2 year guarantee', 'Since 25 years', 'Cotton 76 x 68']) expect(offeredFor(text)).toEqual([]);
  });
});
