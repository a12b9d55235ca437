import sharp from 'sharp';
import type { PhotoQuality } from '@/lib/domain/catalog-pdf/options';
import { fileType, HEAD_BYTES } from '@/lib/domain/photos/file-type';
import { PIXEL_LIMIT } from '../photos/read-photo';

/** Returns the bytes of a photo by name: JPEG, WebP or PNG; null where it is gone. */
export type ReadPagePhoto = (photo: string) => Promise<Buffer | null>;

/** Longest side in pixels and JPEG quality for photos that are re-encoded. */
export const PAGE_PHOTOS: Record<PhotoQuality, { side: number; quality: number }> = {
  normal: { side: 1600, quality: 80 },
  smaller: { side: 900, quality: 58 },
};

/** Opens a photo upright, on white where it is transparent. */
export const openPagePhoto = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).rotate().flatten({ background: '#ffffff' });

const isJpeg = (bytes: Buffer) => fileType(bytes.subarray(0, HEAD_BYTES)) === 'jpeg';

/** A photo for a PDF. A JPEG at normal quality is used unchanged: lossless and fastest. */
export async function pdfPhoto(bytes: Buffer, quality: PhotoQuality): Promise<Buffer> {
  if (quality === 'normal' && isJpeg(bytes)) return bytes;
  const { side, quality: pressed } = PAGE_PHOTOS[quality];
  const made = await openPagePhoto(bytes)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: pressed, mozjpeg: quality === 'smaller' })
    .toBuffer();
  // A photo that was already small can become larger.
  return isJpeg(bytes) && made.length >= bytes.length ? bytes : made;
}
