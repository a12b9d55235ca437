import * as z from 'zod/mini';
import { idSchema } from './base/answers';

/** How much one photo may hold, in bytes. */
export const PHOTO_LIMIT = 40 * 1024 * 1024;

/** Where each size can be fetched from for some hours, by anybody with the address. */
const urls = z.object({ thumb: z.string(), screen: z.string(), large: z.string() });

/** A picture with its addresses; width and height are those of the whole picture. */
export const photoSchema = z.object({ id: idSchema, width: z.int(), height: z.int(), urls });

export type Photo = z.infer<typeof photoSchema>;
