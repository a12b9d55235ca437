import * as z from 'zod/mini';
import { idSchema } from '../base/answers';
import { CATALOG_LIMITS } from './catalog-record';

export const pictureIds = z.array(idSchema).check(z.minLength(1), z.maxLength(CATALOG_LIMITS.pictures));

/** A catalog's photos in order, and the photo buyers see first. */
export const arrangementSchema = z.strictObject({ pictureIds, coverId: idSchema });

/** Replaces a catalog's photo with another one, in the same position. */
export const otherPhotoSchema = z.strictObject({ pictureId: idSchema, photoIdBefore: idSchema, photoId: idSchema });

/** A reviewer's corrections to the photos: which stay, in which order, and which are replaced. */
export const pictureFixesSchema = z.extend(arrangementSchema, {
  photos: z._default(z.array(otherPhotoSchema).check(z.maxLength(CATALOG_LIMITS.pictures)), []),
});

export type PictureFixes = z.output<typeof pictureFixesSchema>;
