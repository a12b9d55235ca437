import { readCaption } from '@/lib/domain/captions/read-caption';
import { valuesOf } from '../harness/bench/captions/score';

describe('a price for each size', () => {
  it.each([
    ['M-450\nL-470\nXL-490', 'M,L,XL'],
    ['M 450\nL 450\nXL 470', 'M,L,XL'],
    ['Rayon kurti\nM 450 L 470 XL 490 XXL 510', 'M,L,XL,XXL'],
    ['M: 450/-, L: 470/-, XL: 490/-', 'M,L,XL'],
    ['Rate: M=₹450 L=₹480', 'M,L'],
    ['Small 300 Medium 320 Large 340', 'S,M,L'],
    ['S M L 399 XL XXL 429', 'S,M,L,XL,XXL'],
    ['L-XL @399 XXL-3XL @449', 'L,XL,XXL,3XL'],
    ['Size M to XL 450, XXL 480', 'M,L,XL,XXL'],
  ])('in %j leaves the sizes whole and the rate open', (text, sizes) => {
    const reading = readCaption(text);
    expect(reading.findings.filter(({ field }) => field === 'sizes').map(({ value }) => String(value))).toEqual([
      sizes,
    ]);
    expect(valuesOf(reading, 'rate')).toEqual([]);
    expect(reading.unsure.filter(({ field }) => field === 'rate').length).toBeGreaterThan(1);
  });

  it('of children is one list of sizes and no rate', () => {
    const reading = readCaption('Kids suit 20/22/24 320 26/28/30 350 32/34/36 380');
    expect(reading.findings.map(({ value }) => String(value))).toEqual(['20,22,24,26,28,30,32,34,36']);
  });

  it('is not seen in initials and numbers of other things', () => {
    for (const text of ['L 450', 'Kurti M L XL XXL 495', 'A M 500 K 600']) {
      const [sizes] = readCaption(text).findings.filter(({ field }) => field === 'sizes');
      expect(sizes?.value ?? []).toEqual(text.startsWith('Kurti') ? ['M', 'L', 'XL', 'XXL'] : []);
    }
  });
});
