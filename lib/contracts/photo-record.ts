import * as z from 'zod/mini';
import { idSchema } from './base/answers';

/** Maximum size of a photo, in bytes. */
export const PHOTO_LIMIT = 40 * 1024 * 1024;

/** URLs of each size, valid for some hours for anyone who has them. */
const urls = z.object({ thumb: z.string(), screen: z.string(), large: z.string() });

/** A photo with its URLs; width and height are those of the original. */
export const photoSchema = z.object({ id: idSchema, width: z.int(), height: z.int(), urls });

export type Photo = z.infer<typeof photoSchema>;
