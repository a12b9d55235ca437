import * as z from 'zod/mini';
import { idParams, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { PHOTO_LIMIT } from '../photo-record';
import { bringingPhotos } from '../photos';
import { DRAFT_LIMITS, draftPhotoSchema } from './upload-drafts';

/** Metadata sent along with a photo, as `Upload-Metadata`. */
export const photoMetadata = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(DRAFT_LIMITS.name)), ''),
  folder: z._default(z.string().check(z.trim(), z.maxLength(DRAFT_LIMITS.name)), ''),
  takenAt: z.optional(instant),
});

export type PhotoMetadata = z.output<typeof photoMetadata>;

const resumable = { maxBytes: PHOTO_LIMIT };

/** Photos uploaded in parts (tus 1.0.0), so that a broken connection loses only the part in transit. */
export const photoUploadsApi = {
  begin: endpoint({
    id: 'photoUploads.begin',
    summary: 'Announces a photo of a draft: its length and, as metadata, name, folder and takenAt.',
    method: 'POST',
    path: '/api/upload-drafts/[id]/photos',
    access: bringingPhotos,
    params: idParams,
    resumable,
    answer: nothing,
    status: 201,
  }),
  offset: endpoint({
    id: 'photoUploads.offset',
    summary: 'How much of a photo has arrived. A complete one is stored if it was not yet.',
    method: 'HEAD',
    path: '/api/photo-uploads/[id]',
    access: bringingPhotos,
    params: idParams,
    resumable,
    answer: nothing,
  }),
  send: endpoint({
    id: 'photoUploads.send',
    summary: 'Takes the next part of a photo. With the last one it is in its draft, which the answer shows.',
    method: 'PATCH',
    path: '/api/photo-uploads/[id]',
    access: bringingPhotos,
    params: idParams,
    resumable,
    answer: draftPhotoSchema,
  }),
  cancel: endpoint({
    id: 'photoUploads.cancel',
    summary: 'Gives up a photo that is on its way; doing it again answers the same.',
    method: 'DELETE',
    path: '/api/photo-uploads/[id]',
    access: bringingPhotos,
    params: idParams,
    answer: nothing,
  }),
};
