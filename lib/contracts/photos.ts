import * as z from 'zod/mini';
import { CHANGING_SCREENS } from '@/lib/domain/catalogs/catalog-status';
import { CROP_PARTS, isCropWithin, isNoEdit, TURNS } from '@/lib/domain/photos/photo-edit';
import { idParams, idSchema, nothing } from './base/answers';
import { endpoint } from './base/endpoint';
import { PHOTO_LIMIT, photoSchema } from './photo-record';

const size = z.keyof(photoSchema.shape.urls);

const part = z.int().check(z.minimum(0), z.maximum(CROP_PARTS));

/** Fractions of the rotated photo, from its top left corner. */
const cropSchema = z
  .strictObject({ x: part, y: part, width: part, height: part })
  .check(z.refine(isCropWithin, 'Leave more of the picture, and nothing beyond its edge.'));

const photoEditSchema = z
  .strictObject({ turn: z.literal(TURNS), crop: z.nullable(cropSchema) })
  .check(z.refine((edit) => !isNoEdit(edit), 'Turn the picture or crop it first.'));

/** Users who upload photos, whole or in parts. */
export const bringingPhotos = { screens: ['catalog-upload', 'wa-catalog-add', 'catalog-edit'] } as const;

export const photosApi = {
  upload: endpoint({
    id: 'photos.upload',
    summary: 'Uploads a photo. The body is a form with the file.',
    method: 'POST',
    path: '/api/photos',
    access: { screens: [...bringingPhotos.screens, 'order'] },
    upload: { maxBytes: PHOTO_LIMIT },
    answer: photoSchema,
    status: 201,
  }),
  edit: endpoint({
    id: 'photos.edit',
    summary: 'Makes a photo out of another one by turning and cropping it; the same edit gives the same photo again.',
    method: 'POST',
    path: '/api/photos/[id]/edit',
    access: { screens: CHANGING_SCREENS },
    params: idParams,
    body: photoEditSchema,
    answer: photoSchema,
    status: 201,
  }),
  content: endpoint({
    id: 'photos.content',
    summary: 'One size of a photo. Browsers load images without a token, so the address itself is signed.',
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
