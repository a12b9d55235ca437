import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Photo } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';
import { type Signed, signedAddresses } from '../files/signed-address';
import type { PhotoSize } from './read-photo';
import type { PhotoRow } from './photo-repository';

const addresses = signedAddresses('photo-address');

const addressOf = (id: string, size: PhotoSize): string =>
  addresses.of(fillPath(photosApi.content.path, { id, size }), id, size);

/** A photo with signed URLs that show it to their holder. */
export const photoAnswer = ({ id, width, height }: Pick<PhotoRow, 'id' | 'width' | 'height'>): Photo => ({
  id,
  width,
  height,
  urls: { thumb: addressOf(id, 'thumb'), screen: addressOf(id, 'screen'), large: addressOf(id, 'large') },
});

/** Whether a URL was signed here and is still valid. */
export const isGoodAddress = (id: string, size: PhotoSize, given: Signed): boolean => addresses.isGood(given, id, size);
