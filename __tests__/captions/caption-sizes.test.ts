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

describe('sizes that fit no list are offered and never sure', () => {
  it.each([
    ['1 से 5 साल', '1-5 साल'],
    ['Romper 6-9 months', '6-9 months'],
    ['2-3Y, 4-5Y', '2-3 years,4-5 years'],
    ['Age 4 to 5, 6 to 7, 8 to 9 years', '4-5 years,6-7 years,8-9 years'],
    ['0-3, 3-6 months', '0-3 months,3-6 months'],
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
