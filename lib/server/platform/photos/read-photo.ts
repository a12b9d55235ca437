import fsp from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { HEAD_BYTES, photoRefusal } from '@/lib/domain/photos/file-type';
import { differenceHash, GRID_SIDE, HASH_SIZE, type PhotoPrint } from '@/lib/domain/photos/photo-likeness';
import { PHOTO_SIDES } from '@/lib/domain/photos/photo-sides';
import { isScreenShaped, screenBars } from '@/lib/domain/photos/screen-bars';
import { cropPixels, type PhotoEdit, WHOLE } from '@/lib/domain/photos/photo-edit';
import type { Spooled } from '../files/spool';
import { malformed } from '../../errors';

/** Stored sizes of a photo with their JPEG quality. */
export const PHOTO_SIZES = {
  thumb: { side: PHOTO_SIDES.thumb, quality: 70 },
  screen: { side: PHOTO_SIDES.screen, quality: 74 },
  large: { side: PHOTO_SIDES.large, quality: 80 },
} as const;

export type PhotoSize = keyof typeof PHOTO_SIZES;

/** More pixels than any phone takes; a file that claims more is meant to exhaust memory. */
export const PIXEL_LIMIT = 60_000_000;

export interface ReadPhoto extends PhotoPrint {
  /** As displayed, after rotation. */
  width: number;
  height: number;
  bytes: number;
  /** JPEGs without camera or location data. None is larger than the photo itself. */
  sizes: Record<PhotoSize, Buffer>;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await fsp.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A corrupt photo is refused entirely: half a saree is no photo of it. */
const open = (input: string | Buffer) => sharp(input, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });

async function sizesOf(file: string): Promise<{ sizes: ReadPhoto['sizes']; width: number; height: number }> {
  const upright = open(file).rotate();
  const [{ data: large, info }, { width = 0, height = 0, orientation = 1 }] = await Promise.all([
    resized(upright, 'large').toBuffer({ resolveWithObject: true }),
    open(file).metadata(),
  ]);
  if (info.width === 0) throw new Error('A size is missing.');
  const isTurned = orientation >= 5;
  return {
    sizes: { large, ...(await smallerOf(large)) },
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

/** The smaller sizes, made from the large one. */
async function smallerOf(large: Buffer): Promise<Pick<ReadPhoto['sizes'], 'screen' | 'thumb'>> {
  const [screen, thumb] = await Promise.all(
    (['screen', 'thumb'] as const).map((size) => resized(open(large), size).toBuffer()),
  );
  if (!screen || !thumb) throw new Error('A size is missing.');
  return { screen, thumb };
}

function resized(photo: Sharp, size: PhotoSize): Sharp {
  const { side, quality } = PHOTO_SIZES[size];
  return photo
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality });
}

/** Crops the bars of a phone screenshot, leaving the photo that its owner viewed. */
async function withoutBars(picture: Buffer): Promise<Buffer> {
  // Most photos are not screenshots: reading all their pixels just for this would take a twentieth longer.
  if (!isScreenShaped(await open(picture).metadata())) return picture;
  const { data: grey, info } = await open(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const bars = screenBars({ grey, width, height });
  if (!bars) return picture;
  const inside = { left: 0, top: bars.above, width, height: height - bars.above - bars.below };
  return open(picture).extract(inside).png().toBuffer();
}

async function printOf(whole: Buffer): Promise<Pick<PhotoPrint, 'hash' | 'grid'>> {
  const picture = await withoutBars(whole);
  const shrunk = (width: number, height: number) => open(picture).resize(width, height, { fit: 'fill' });
  const [grey, colours] = await Promise.all([
    shrunk(HASH_SIZE.width, HASH_SIZE.height).greyscale().raw().toBuffer(),
    shrunk(GRID_SIDE, GRID_SIDE).toColourspace('srgb').removeAlpha().raw().toBuffer(),
  ]);
  return { hash: differenceHash(grey), grid: [...colours] };
}

/** A rotated and cropped photo, made from another photo's large size. */
export async function makeEdited(source: Buffer, { turn, crop }: PhotoEdit): Promise<Omit<ReadPhoto, 'sha256'>> {
  const { width, height } = await open(source).metadata();
  const turned = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  const cut = open(source)
    .rotate(turn)
    .extract(cropPixels(crop ?? WHOLE, turned));
  const { data: large, info } = await resized(cut, 'large').toBuffer({ resolveWithObject: true });
  const sizes = { large, ...(await smallerOf(large)) };
  return { ...(await printOf(sizes.thumb)), bytes: large.length, width: info.width, height: info.height, sizes };
}

/**
 * Reads a photo from a local file: rotates it upright, removes the camera's metadata (above all the location), and
 * makes the display sizes.
 * @throws 400 with what to do for a file that is not a photo, is damaged, or exceeds {@link PIXEL_LIMIT} pixels.
 */
export async function readPhoto({ file, sha256, bytes }: Spooled): Promise<ReadPhoto> {
  const refusal = photoRefusal(await headOf(file));
  if (refusal) throw malformed(refusal);
  try {
    const { sizes, width, height } = await sizesOf(file);
    return { sha256, bytes, ...(await printOf(sizes.thumb)), width, height, sizes };
  } catch (error) {
    const isTooLarge = /pixel limit/i.test(String(error));
    throw malformed(
      isTooLarge
        ? `This photo has more than ${PIXEL_LIMIT / 1_000_000} million pixels. Send a smaller one.`
        : 'This photo is damaged and cannot be opened. Send it again.',
    );
  }
}
