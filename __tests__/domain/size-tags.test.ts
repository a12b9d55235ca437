import { sizesAfter } from '@/lib/domain/catalogs/size-tags';

const value = (nameEn: string) => ({ id: `id ${nameEn}`, nameEn });
const WORDS = {
  attributes: [
    { nameEn: 'Colour', values: [value('Red')] },
    { nameEn: 'Size', values: ['M', 'L', 'XL'].map(value) },
  ],
};
const tags = (...names: string[]) => names.map((name) => ({ valueId: `id ${name}` }));

test('sizes follow what is picked, in the order of the taxonomy', () => {
  expect(sizesAfter({ tags: [], sizes: [] }, tags('XL', 'M'), WORDS)).toEqual(['M', 'XL']);
  expect(sizesAfter({ tags: tags('M', 'XL'), sizes: ['M', 'XL'] }, tags('M', 'Red'), WORDS)).toEqual(['M']);
});

test('sizes that somebody typed stay', () => {
  expect(sizesAfter({ tags: tags('M'), sizes: ['38', '40'] }, tags('M', 'L'), WORDS)).toEqual(['38', '40']);
  expect(sizesAfter({ tags: [], sizes: ['38'] }, tags('Red'), WORDS)).toEqual(['38']);
});
