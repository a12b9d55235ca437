/** Size of the reduced photo that prints are computed from. */
export const HASH_SIZE = { width: 9, height: 8 } as const;
export const GRID_SIDE = 4;

/** Fingerprint stored to recognize a photo again. */
export interface PhotoPrint {
  sha256: string;
  /** Difference hash, 64 bits as 16 hexadecimal digits: marks where brightness rises from left to right. */
  hash: string;
  /** Red, green and blue (0–255) of a 4 × 4 grid, row by row. */
  grid: readonly number[];
}

export type Likeness = 'same-bytes' | 'same-picture' | 'other-colour' | 'different';

/**
 * Difference hash of a greyscale photo of 9 × 8 pixels, row by row.
 * @throws for any other number of pixels.
 */
export function differenceHash(grey: ArrayLike<number>): string {
  const { width, height } = HASH_SIZE;
  if (grey.length !== width * height) throw new Error(`A hash is made of ${width} × ${height} pixels.`);
  let hash = '';
  for (let row = 0; row < height; row += 1) {
    let byte = 0;
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      byte = byte * 2 + ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1 : 0);
    }
    hash += byte.toString(16).padStart(2, '0');
  }
  return hash;
}

const bitsOf = (nibble: number): number => [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4][nibble] ?? 0;

/** Number of differing bits of two 64-bit hashes. */
export function hashDistance(one: string, other: string): number {
  let distance = 0;
  for (let place = 0; place < one.length; place += 1)
    distance += bitsOf(parseInt(one[place] ?? '0', 16) ^ parseInt(other[place] ?? '0', 16));
  return distance;
}

/** Prevents dark cells, whose colour is mostly noise, from counting as coloured. */
const DARK = 24;

/** Red-green and blue balance of each cell, independent of brightness. */
function leanings(grid: readonly number[]): [number, number][] {
  return Array.from({ length: GRID_SIDE ** 2 }, (_, cell) => {
    const [red = 0, green = 0, blue = 0] = grid.slice(cell * 3, cell * 3 + 3);
    const brightness = (red + green + blue) / 3 + DARK;
    return [(red - green) / brightness, ((red + green) / 2 - blue) / brightness];
  });
}

/** A logo covers a corner or an edge: this many cells may differ without the goods having another colour. */
const STAMPED_CELLS = 4;

/** Colour difference of each cell, in hundredths. */
function cellDistances(one: readonly number[], other: readonly number[]): number[] {
  const others = leanings(other);
  return leanings(one).map(([red, blue], cell) => {
    const [itsRed, itsBlue] = others[cell] ?? [0, 0];
    return 100 * Math.hypot(red - itsRed, blue - itsBlue);
  });
}

/** Colour difference of two photos, in hundredths, excluding cells that a logo may cover. */
export const colourDistance = (one: readonly number[], other: readonly number[]): number =>
  cellDistances(one, other).sort((a, b) => b - a)[STAMPED_CELLS] ?? 0;

/**
 * Photos of the same design differ in at most this many hash bits (measured; other designs in 13 and more). An index
 * over the eight bytes of a hash always finds a difference of seven; at eight it misses one in 260, where each byte has
 * one differing bit. Copies differ in fewer, so the limit is not lowered.
 */
export const SAME_SHAPES = 8;
/** Compressed, scaled or stamped copies differ less in colour (measured: up to 2.6 on photos, more on drawings). */
const SAME_COLOURS = 6;

/** Next to a strip, its colour bleeds at most this much (measured: up to 19). */
const BESIDE_STRIP = 20;
/** Outside a strip, hashes differ in at most this many bits (measured: up to 3). */
const STRIP_SHAPES = 4;

/** Whether two photos differ only where a price strip covers the top or bottom edge of one. */
function differInStrip(one: PhotoPrint, other: PhotoPrint): boolean {
  const distances = cellDistances(one.grid, other.grid);
  const rows = [0, 1, 2, 3].map((row) => Math.max(...distances.slice(row * GRID_SIDE, (row + 1) * GRID_SIDE)));
  const shapes = ({ hash }: PhotoPrint, isUpper: boolean) => (isUpper ? hash.slice(2) : hash.slice(0, -2));
  return [true, false].some((isUpper) => {
    const [, beside = 0, ...far] = isUpper ? rows : rows.toReversed();
    const isSameShape = hashDistance(shapes(one, isUpper), shapes(other, isUpper)) <= STRIP_SHAPES;
    return isSameShape && beside < BESIDE_STRIP && Math.max(...far) < SAME_COLOURS;
  });
}

/**
 * Likeness of two photos. A suggestion for a person to confirm: the same photo again, compressed or with a logo, or the
 * same design in another colour, which is not a duplicate.
 */
export function likeness(one: PhotoPrint, other: PhotoPrint): Likeness {
  if (one.sha256 === other.sha256) return 'same-bytes';
  if (hashDistance(one.hash, other.hash) > SAME_SHAPES) return 'different';
  const isSame = colourDistance(one.grid, other.grid) < SAME_COLOURS || differInStrip(one, other);
  return isSame ? 'same-picture' : 'other-colour';
}
