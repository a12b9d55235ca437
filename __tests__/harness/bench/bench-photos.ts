import sharp, { type Sharp } from 'sharp';
import { differenceHash, GRID_SIDE, HASH_SIZE } from '@/lib/domain/photos/photo-likeness';
import { PHOTOS_AT_ONCE } from '@/lib/server/platform/photos/photo-service';
import { PHOTO_SIZES } from '@/lib/server/platform/photos/read-photo';

/** Deterministic coloured grain that compresses as badly as a photo of printed cloth. */
export async function grainyPhoto(seed: number, width = 1200, height = 1600): Promise<Buffer> {
  const [columns, rows] = [150, 200];
  let state = seed + 1;
  const pixels = Uint8Array.from({ length: columns * rows * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The same photo in other bytes: a comment follows the marker that starts every JPEG. */
export function inOtherBytes(photo: Buffer, number: number): Buffer {
  const text = Buffer.from(`photo ${number}`);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
}

/** Processes all items with the product's concurrency. Returns the results in order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const go = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as Item);
  };
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, go));
  return results;
}

const sized = (photo: Sharp, size: keyof typeof PHOTO_SIZES) => {
  const { side, quality } = PHOTO_SIZES[size];
  return photo
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
};

/**
 * A photo's three sizes and its fingerprint by sharp alone, without storing anything. Returns the fingerprint as text.
 */
export async function bySharpAlone(photo: string | Buffer): Promise<string> {
  const large = await sized(sharp(photo).rotate(), 'large');
  const [, thumb] = await Promise.all([sized(sharp(large), 'screen'), sized(sharp(large), 'thumb')]);
  const shrunk = (width: number, height: number) => sharp(thumb).resize(width, height, { fit: 'fill' });
  const [grey, colours] = await Promise.all([
    shrunk(HASH_SIZE.width, HASH_SIZE.height).greyscale().raw().toBuffer(),
    shrunk(GRID_SIDE, GRID_SIDE).toColourspace('srgb').removeAlpha().raw().toBuffer(),
  ]);
  return printText(differenceHash(grey), [...colours]);
}

export const printText = (hash: string, grid: readonly number[]): string => `${hash} ${grid.join(',')}`;

/** Runs the work and samples this process's memory meanwhile, in megabytes. */
export async function weighed<Result>(work: () => Promise<Result>): Promise<{ result: Result; memory: number[] }> {
  const memory = [process.memoryUsage.rss() / 1_000_000];
  const weighing = setInterval(() => memory.push(process.memoryUsage.rss() / 1_000_000), 100);
  try {
    return { result: await work(), memory };
  } finally {
    clearInterval(weighing);
  }
}
