import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import {
  colourDistance,
  differenceHash,
  GRID_SIDE,
  HASH_SIZE,
  hashDistance,
  likeness,
  type PhotoPrint,
} from '@/lib/domain/photos/photo-likeness';
import { drawing as photo, sentOn, stamped } from '../support/look-alikes';

async function printOf(bytes: Buffer): Promise<PhotoPrint> {
  const grey = await sharp(bytes)
    .greyscale()
    .resize(HASH_SIZE.width, HASH_SIZE.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const grid = await sharp(bytes).removeAlpha().resize(GRID_SIDE, GRID_SIDE, { fit: 'fill' }).raw().toBuffer();
  return { sha256: createHash('sha256').update(bytes).digest('hex'), hash: differenceHash(grey), grid: [...grid] };
}

it.each([
  ['sent on by WhatsApp', sentOn],
  ['stamped with a logo', stamped],
])('knows a picture again that was %s', async (_how, change) => {
  for (let design = 1; design <= 5; design += 1) {
    const original = await photo(design);
    expect(likeness(await printOf(original), await printOf(await change(original)))).toBe('same-picture');
  }
});

it('takes the same design in another colour for no duplicate, nor another design', async () => {
  for (let design = 1; design <= 5; design += 1) {
    const original = await printOf(await photo(design));
    expect(likeness(original, await printOf(await photo(design, '#2f6b8f')))).toBe('other-colour');
    expect(likeness(original, await printOf(await photo(design + 10)))).toBe('different');
    expect(likeness(original, { ...original })).toBe('same-bytes');
  }
});

const PIXELS = HASH_SIZE.width * HASH_SIZE.height;
const grey = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: PIXELS, maxLength: PIXELS });
const grid = fc.array(fc.integer({ min: 0, max: 255 }), {
  minLength: 3 * GRID_SIDE ** 2,
  maxLength: 3 * GRID_SIDE ** 2,
});

it('measures distances: zero to itself, the same both ways, at most 64', () => {
  fc.assert(
    fc.property(grey, grey, grid, grid, (a, b, c, d) => {
      const [one, other] = [differenceHash(a), differenceHash(b)];
      expect(one).toMatch(/^[0-9a-f]{16}$/);
      expect(hashDistance(one, one)).toBe(0);
      expect(hashDistance(one, other)).toBe(hashDistance(other, one));
      expect(hashDistance(one, other)).toBeLessThanOrEqual(64);
      expect(colourDistance(c, c)).toBe(0);
      expect(colourDistance(c, d)).toBeCloseTo(colourDistance(d, c));
    }),
  );
  expect(hashDistance('0'.repeat(16), 'f'.repeat(16))).toBe(64);
  expect(() => differenceHash([1, 2, 3])).toThrow('9 × 8');
});
