import { productTypesNamed } from '@/lib/domain/captions/product-names';
import { STARTING_TAXONOMY, typeId } from '../support/starting-taxonomy';

const named = (caption: string) => productTypesNamed(caption, STARTING_TAXONOMY.productTypes);

it.each([
  ['Saree', 'New sarees 450', 'saari ₹450', 'साड़ियाँ ४५०', 'સાડી ₹૪૫૦', 'Shri Krishna saree bhandar'],
  ['Silk saree', 'Pure silk sarees, 5 colour set'],
  ['Kurti', 'kurtis launch', 'कुर्ती सेट', 'કુર્તી'],
  ['Suit set', 'सूट सेट', 'Suit sets 1250'],
  ['Dress material', 'Dress materials 1250'],
  ['Lehenga', 'lehenga choli'],
  ['Co-ord set', 'co-ord sets'],
])('a caption that says %s names it', (type, ...captions) => {
  for (const caption of captions) expect({ caption, ids: named(caption) }).toEqual({ caption, ids: [typeId(type)] });
});

it('a caption may name two, or none', () => {
  expect(named('Kurti and lehenga')).toEqual([typeId('Kurti'), typeId('Lehenga')]);
  expect(named('Rate 450, 5 pcs, Shri Krishna')).toEqual([]);
});

it('what comes along with other goods is named only where it stands alone', () => {
  for (const caption of [
    'Georgette saree with blouse',
    'Running blouse, saree 450',
    'साड़ी, ब्लाउज़ के साथ',
    'સાડી બ્લાઉઝ સાથે',
  ])
    expect({ caption, ids: named(caption) }).toEqual({ caption, ids: [typeId('Saree')] });
  expect(named('Kurti with dupatta')).toEqual([typeId('Kurti')]);
  expect(named('Bandhani dupatta lot')).toEqual([typeId('Dupatta')]);
  expect(named('Stitched blouse 250')).toEqual([typeId('Blouse')]);
});
