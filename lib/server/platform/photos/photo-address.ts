import { createHmac, timingSafeEqual } from 'node:crypto';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { type Photo, photosApi } from '@/lib/contracts/photos';
import { keyFor } from '../../auth/keys';
import { clock, HOUR } from '../../clock';
import type { PhotoSize } from './read-photo';
import type { PhotoRow } from './photo-repository';

/** Addresses stay the same for so long, so that a browser shows a picture again without asking. */
const WINDOW = 6 * HOUR;

const sign = (id: string, size: PhotoSize, until: number): string =>
  createHmac('sha256', keyFor('photo-address')).update(`${id} ${size} ${until}`).digest('base64url');

/** Good for one window at least. In seconds since 1970. */
const validUntil = () => ((Math.floor(clock.now().getTime() / WINDOW) + 2) * WINDOW) / 1000;

function addressOf(id: string, size: PhotoSize): string {
  const until = validUntil();
  return `${fillPath(photosApi.content.path, { id, size })}?until=${until}&sign=${sign(id, size, until)}`;
}

/** A photo with addresses that show it to whoever has them. */
export const photoAnswer = ({ id, width, height }: Pick<PhotoRow, 'id' | 'width' | 'height'>): Photo => ({
  id,
  width,
  height,
  urls: { thumb: addressOf(id, 'thumb'), screen: addressOf(id, 'screen'), large: addressOf(id, 'large') },
});

/** Whether an address was made here and is still good. */
export function isGoodAddress(id: string, size: PhotoSize, given: { until: string; sign: string }): boolean {
  const until = Number(given.until);
  const [theirs, ours] = [Buffer.from(given.sign), Buffer.from(sign(id, size, until))];
  return until * 1000 > clock.now().getTime() && theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
