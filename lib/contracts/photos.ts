import * as z from 'zod/mini';
import { idSchema, nothing } from './answers';
import { endpoint } from './endpoint';

/** How much one photo may hold, in bytes. */
export const PHOTO_LIMIT = 40 * 1024 * 1024;

/** Where each size can be fetched from for some hours, by whoever was given the address. */
const urls = z.object({ thumb: z.string(), screen: z.string(), large: z.string() });

/** A picture with its addresses; width and height are those of the whole picture. */
export const photoSchema = z.object({ id: idSchema, width: z.int(), height: z.int(), urls });

export type Photo = z.infer<typeof photoSchema>;

const size = z.keyof(urls);

/** Whoever brings photos in, at one go or in parts. */
export const bringingPhotos = { screens: ['catalog-upload', 'wa-catalog-add', 'catalog-edit'] } as const;

export const photosApi = {
  upload: endpoint({
    id: 'photos.upload',
    summary: 'Brings a photo in. The body is a form with the file in it.',
    method: 'POST',
    path: '/api/photos',
    access: bringingPhotos,
    upload: { maxBytes: PHOTO_LIMIT },
    answer: photoSchema,
    status: 201,
  }),
  content: endpoint({
    id: 'photos.content',
    summary: 'One size of a photo. A browser shows pictures without a token, so the address itself is signed.',
    method: 'GET',
    path: '/api/photos/[id]/[size]',
    access: 'public',
    params: z.object({ id: idSchema, size }),
    query: z.strictObject({
      until: z.string().check(z.regex(/^\d{1,12}$/)),
      sign: z.string().check(z.regex(/^[\w-]{43}$/)),
    }),
    download: true,
    answer: nothing,
  }),
};
