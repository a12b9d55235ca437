import sharp from 'sharp';
import { clothColours, type Pixels } from '@/lib/domain/photos/cloth-colours';
import { nearestColours } from '@/lib/domain/photos/colour-names';
import { drawFoldedCloth, drawKurti, drawSaree } from '@/lib/server/seed/draw-goods';
import { COLOURS } from '@/lib/server/seed/value-data';
import { readText } from '../support/repository-files';

jest.setTimeout(120_000);

const DRAW = { saree: drawSaree, cloth: drawFoldedCloth, kurti: drawKurti };

/** The product, and the one or two colours seen by a person who did not know the reader. */
interface Labelled {
  goods: keyof typeof DRAW;
  design: number;
  colours: string[];
  half: 'seen' | 'kept';
}

const LABELLED = readText('__tests__/catalog-tag/labelled-colours.jsonl')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Labelled);
const VALUES = COLOURS.map(([nameEn]) => ({ id: nameEn, nameEn }));

async function pixelsOf({ goods, design }: Labelled): Promise<Pixels> {
  const small = sharp(await DRAW[goods](design)).resize(48, 48, { fit: 'inside' });
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

it('of ten pictures eight have their colour among the first two', async () => {
  const kept = LABELLED.filter(({ half }) => half === 'kept');
  const right: Labelled[] = [];
  for (const one of kept) {
    const first = nearestColours(clothColours(await pixelsOf(one)), VALUES, 2);
    if (one.colours.some((colour) => first.includes(colour))) right.push(one);
  }
  expect(kept).toHaveLength(90);
  expect(right.length / kept.length).toBeGreaterThanOrEqual(0.8);
});

const filled = (...colours: [number, number, number][]): Pixels => ({
  width: 20,
  height: 20,
  data: Array.from({ length: 400 }, (_, at) => [...(colours[at % colours.length] ?? [0, 0, 0]), 255]).flat(),
});

it('a cloth that fills the photo has its own colour', () => {
  expect(nearestColours(clothColours(filled([190, 20, 30])), VALUES, 1)).toEqual(['Red']);
});

it('names the trade has no shade for are not proposed', () => {
  expect(nearestColours(clothColours(filled([190, 20, 30])), [{ id: 'x', nameEn: 'Vardhan' }], 2)).toEqual([]);
});

it('two colours of one cloth are the first two', () => {
  const two = nearestColours(clothColours(filled([190, 20, 30], [20, 30, 80])), VALUES, 2);
  expect(new Set(two)).toEqual(new Set(['Red', 'Navy blue']));
});
