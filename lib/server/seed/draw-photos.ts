import { Readable } from 'node:stream';
import { PHOTOS_AT_ONCE, type PhotoRow, takePhotoFrom } from '../platform/photos/photo-service';
import type { Goods } from './goods-at';

/** Draws each design and stores it as an uploaded photo, several concurrently. */
export async function drawPhotos(goods: readonly Goods[], userId: string): Promise<PhotoRow[]> {
  const photos: PhotoRow[] = [];
  const left = [...goods.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, { designNumber, draw }] = next;
      photos[index] = await takePhotoFrom(Readable.from([await draw()]), `${designNumber}.jpg`, { userId });
    }
  };
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, work));
  return photos;
}
