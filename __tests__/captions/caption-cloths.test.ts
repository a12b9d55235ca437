import { plainerThan } from '@/lib/domain/captions/fabric-kinds';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

const clothsOf = (text: string) => valuesOf(readCaption(text), 'fabric').join();
const offeredFor = (text: string) =>
  readCaption(text).unsure.flatMap(({ field, value }) => (field === 'fabric' ? [value] : []));

describe('a cloth of several words', () => {
  it.each([
    ['Cotton satin top', 'cotton satin'],
    ['બેંગ્લોરી સિલ્ક બ્લાઉઝ', 'banglori silk'],
    ['फैंटम सिल्क ब्लाउज', 'phantom silk'],
    ['Row silk lehenga', 'raw silk'],
    ['Organza silk saree', 'organza'],
    ['Hosiery cotton tshirt', 'cotton'],
    ['Simmer chiffon saree', 'chiffon'],
    ['Silk saree, fabric soft silk', 'soft silk'],
    ['Top 60% cotton 40% polyester', 'cotton,polyester'],
    ['Khadi cotton kurta', 'khadi cotton'],
    ['नेट + साटन गाउन', 'net,satin'],
    ['frock net wala', 'net'],
  ])('is read whole in %j: %s', (text, cloths) => {
    expect(clothsOf(text)).toBe(cloths);
  });
});

describe('two cloths', () => {
  it.each([
    ['Mens kurta cotton linen', 'cotton linen'],
    ['Linen cotton kurta', 'cotton linen'],
    ['Poly crepe kurti', 'poly crepe'],
    ['પોલી ક્રેપ કુર્તી', 'poly crepe'],
    ['બનારસી ઓર્ગેન્ઝા સાડી', 'banarasi organza'],
    ['कोरा ऑर्गेंजा साड़ी', 'kora organza'],
    ['Pure viscose georgette', 'viscose georgette'],
    ['कॉटन फ्लेक्स कुर्ती', 'flex cotton'],
    ['કોટન સ્લબ કુર્તી', 'slub cotton'],
    ['Reyon slub kurti', 'rayon'],
    ['Top cambric cotton, bottom cotton', 'cambric cotton,cotton'],
    ['Cotton poplin shirt', 'poplin'],
    ['Choli mono banglori', 'mono banglori'],
  ])('side by side are one in %j: %s', (text, cloths) => {
    expect(clothsOf(text)).toBe(cloths);
  });

  it.each([
    'Cotton and linen',
    'Cotton + linen',
    'Cotton / linen',
    'Cotton with linen',
    'Cotton, linen',
    'Cotton\nlinen',
  ])('stay two in %j', (text) => {
    expect(clothsOf(text)).toBe('cotton,linen');
  });

  it('have the plain ones to be tagged with', () => {
    expect(['khadi cotton', 'poly crepe', 'banarasi organza', 'viscose georgette'].map(plainerThan)).toEqual([
      ['khadi', 'cotton'],
      ['crepe'],
      ['organza'],
      ['georgette', 'viscose'],
    ]);
  });
});

describe('net', () => {
  it.each(['Frock in net', 'net ki frock', 'નેટના દુપટ્ટા', 'Dupatta net with lace', 'नेट में गाउन', 'Georgette, net'])(
    'is a cloth in %j',
    (text) => {
      expect(clothsOf(text)).toContain('net');
    },
  );

  it.each(['Saree net rate 450', 'Net price 450', 'nett 450', 'Saree net me 450', 'Kurti 450 rs me net', 'નેટ ભાવ ૪૫૦'])(
    'is no cloth in %j',
    (text) => {
      expect(clothsOf(text)).toBe('');
    },
  );
});

describe('a finer cloth', () => {
  it.each([
    ['Malai sattin gown', 'malai satin'],
    ['जापान साटन गाउन', 'japan satin'],
    ['મલાઈ સાટીનની ચોલી', 'malai satin'],
    ['Jam cotton suit, bottom cotton', 'jam cotton,cotton'],
    ['Cotton lycra jeggings', 'cotton lycra'],
    ['કોટન લાયક્રા લેગિંગ', 'cotton lycra'],
    ['Cotton, lycra legging', 'cotton,lycra'],
    ['Butterfly net dupatta', 'butterfly net'],
    ['Paithani silk saree, silk blouse', 'paithani silk'],
    ['Crape silk saree', 'crepe'],
    ['Georgette saree, paithani border', 'georgette'],
    ['Moss green georgette', 'georgette'],
  ])('is read whole in %j: %s', (text, cloths) => {
    expect(clothsOf(text)).toBe(cloths);
  });

  it('has a plainer one to be tagged with where it has no tag', () => {
    expect(['malai satin', 'cotton lycra', 'satin'].map(plainerThan)).toEqual([['satin'], ['cotton', 'lycra'], []]);
  });

  it.each(['dupata net ka', 'duppata net ki', 'દુપટો નેટનો', 'Gown readymed jorjet ka, dupatta net ka'])(
    'is net beside a garment however that is spelled: %j',
    (text) => {
      expect(clothsOf(text)).toContain('net');
    },
  );
});

describe('the lining is not what goods are of', () => {
  it.each([
    ['Georgette, inner: crepe', 'georgette'],
    ['Georgette suit with santoon astar', 'georgette'],
    ['लहंगा नेट का, अस्तर क्रेप का, नेट', 'net'],
    ['જ્યોર્જેટ સાડી, અસ્તર સંતૂન', 'georgette'],
    ['Velvet gown andar pure cotton', 'velvet'],
    ['Georgette inner crepe', 'georgette'],
    ['Inner santoon, bottom santoon', 'santoon'],
  ])('in %j', (text, cloths) => {
    expect(clothsOf(text)).toBe(cloths);
  });

  it('though it is offered where no other cloth is named', () => {
    expect([clothsOf('Gown with crepe lining'), offeredFor('Gown with crepe lining')]).toEqual(['', ['crepe']]);
  });
});

it.each(['Cotton nahi', 'georgette wali saree nahi', 'Silk dupatta (banarasi weave)', 'zari sequins embroidery'])(
  'what it is not of, and work on it, is no cloth: %j',
  (text) => {
    expect(clothsOf(text)).toBe(text.startsWith('Silk') ? 'silk' : '');
  },
);

it('what goods of a name are mostly of is offered, never sure', () => {
  expect([clothsOf('Black jeans'), offeredFor('Black jeans')]).toEqual(['', ['denim']]);
  expect(offeredFor('Lycra jeans')).toEqual([]);
});
