import * as z from 'zod/mini';
import { idSchema } from '../base/answers';
import { CATALOG_LIMITS } from './catalog-record';

export const pictureIds = z.array(idSchema).check(z.minLength(1), z.maxLength(CATALOG_LIMITS.pictures));

/** Which pictures a catalog has, in order, and which of them buyers see first. */
export const arrangementSchema = z.strictObject({ pictureIds, coverId: idSchema });

/** Another photo for a picture, in the place of the one that was seen there. */
export const otherPhotoSchema = z.strictObject({ pictureId: idSchema, photoIdBefore: idSchema, photoId: idSchema });

/** What a reviewer puts right of the pictures: which stay, in which order, and which photos they are of. */
export const pictureFixesSchema = z.extend(arrangementSchema, {
  photos: z._default(z.array(otherPhotoSchema).check(z.maxLength(CATALOG_LIMITS.pictures)), []),
});

export type PictureFixes = z.output<typeof pictureFixesSchema>;
