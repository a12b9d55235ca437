import fc from 'fast-check';
import { distinctiveName, searchTerms, sellerSearchText } from '@/lib/domain/sellers/seller-search';

const seller = {
  businessName: 'Shree  Ganesh Textiles',
  contactName: 'महेश भाई',
  gstin: '24AAACC4175D1Z4',
  phoneNumbers: ['+919825012345', '+912612345678'],
};

const isFound = (typed: string) => {
  const text = sellerSearchText(seller);
  return searchTerms(typed).every((term) => text.includes(term));
};

describe('a seller', () => {
  it.each([
    '',
    'ganesh',
    'GANESH textiles',
    'textiles shree',
    'महेश',
    '24aaacc4175d1z4',
    '24AAACC',
    '98250 12345',
    '098250-12345',
    '+91 98250 12345',
    '9825012345',
    '12345',
    '09825',
    '0261 234 5678',
    'ganesh 98250',
    '24 AAACC 4175 D1Z4',
    '24-aaacc-4175-d1z4',
    '\u202a+91 98250 12345\u202c',
    '0091 98250 12345',
    '(+91) 98250-12345',
    '९८२५० १२३४५',
  ])('is found by %p', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['ganesha', 'textile ganesh mills', '98250 12346', 'महेशा', '%', '_'])('is not found by %p', (typed) =>
    expect(isFound(typed)).toBe(false),
  );

  it('is found by every part of a number', () => {
    const part = fc.tuple(fc.constantFrom(...seller.phoneNumbers), fc.nat(12), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(part, ([number, start, length]) => {
        const digits = number.slice(1 + start, 1 + start + length);
        fc.pre(digits !== '');
        expect(isFound(digits)).toBe(true);
      }),
    );
  });

  it('is found whichever way a Hindi letter with a dot is written', () => {
    const composed = sellerSearchText({ ...seller, businessName: 'सा\u095cी घर' });
    expect(searchTerms('सा\u0921\u093cी').every((term) => composed.includes(term))).toBe(true);
  });
});

describe('what tells a business from others', () => {
  it.each([
    ['Shree Ganesh Textiles Pvt. Ltd.', 'ganesh'],
    ['GANESH SAREES', 'ganesh'],
    ['श्री गणेश साड़ी सेंटर', 'गणेश'],
    ['શ્રી અંબિકા ટેક્સટાઇલ', 'અંબિકા'],
    ['Radhe & Sons', 'radhe'],
    ['The Saree House', 'the saree house'],
    ['   ', ''],
  ])('of %p is %p', (name, own) => expect(distinctiveName(name)).toBe(own));
});
