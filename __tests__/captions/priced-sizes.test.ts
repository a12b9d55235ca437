import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

describe('a price for each size', () => {
  it.each([
    ['M-450\nL-470\nXL-490', 'M,L,XL', '450'],
    ['M 450\nL 450\nXL 470', 'M,L,XL', '450'],
    ['Rayon kurti\nM 450 L 470 XL 490 XXL 510', 'M,L,XL,XXL', '450'],
    ['M: 450/-, L: 470/-, XL: 490/-', 'M,L,XL', '450'],
    ['Rate: M=₹450 L=₹480', 'M,L', '450'],
    ['Small 300 Medium 320 Large 340', 'S,M,L', '300'],
    ['S M L 399 XL XXL 429', 'S,M,L,XL,XXL', '399'],
    ['L-XL @399 XXL-3XL @449', 'L,XL,XXL,3XL', '399'],
    ['Size M to XL 450, XXL 480', 'M,L,XL,XXL', '450'],
    ['XL 650/- XXL 700/-', 'XL,XXL', '650'],
    ['Size L XL XXL\nRate XL tak 450, XXL me +40', 'L,XL,XXL', '450'],
    ['Size M L XL, starting 450, har size 20 badhega', 'M,L,XL', '450'],
  ])('in %j leaves the sizes whole and the smallest ask the rate', (text, sizes, rate) => {
    const reading = readCaption(text);
    expect(reading.findings.filter(({ field }) => field === 'sizes').map(({ value }) => String(value))).toEqual([
      sizes,
    ]);
    expect(valuesOf(reading, 'rate')).toEqual([rate]);
  });

  it.each([
    ['of other goods', 'Kurti M L XL 450\nGown XXL 3XL 550'],
    ['of other cloths', 'Rayon M L XL 450\nCotton XXL 3XL 490'],
    ['that falls', 'M L XL 450, XXL 3XL 420'],
    ['that is far dearer', 'M L XL 450, XXL 3XL 850'],
    ['of two lists', 'M-XL 450, XXL 480\nM-XL 650, XXL 690'],
  ])('%s stays open', (_name, text) => {
    expect(valuesOf(readCaption(text), 'rate')).toEqual([]);
  });

  it('of children is one list of sizes and the rate of the smallest', () => {
    const reading = readCaption('Kids suit 20/22/24 320 26/28/30 350 32/34/36 380');
    expect(reading.findings.map(({ value }) => String(value))).toEqual(['32000', '20,22,24,26,28,30,32,34,36']);
  });

  it('is not seen in initials and numbers of other things', () => {
    for (const text of ['L 450', 'Kurti M L XL XXL 495', 'A M 500 K 600']) {
      const [sizes] = readCaption(text).findings.filter(({ field }) => field === 'sizes');
      expect(sizes?.value ?? []).toEqual(text.startsWith('Kurti') ? ['M', 'L', 'XL', 'XXL'] : []);
    }
  });
});
