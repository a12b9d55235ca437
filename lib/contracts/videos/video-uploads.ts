import * as z from 'zod/mini';
import { idParams, idSchema, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { filmSchema, VIDEO_LIMIT, VIDEO_LIMITS } from './video-record';

/** Raw films are uploaded by the pipeline, cut ones by editors. */
const access = { screens: ['video-upload', 'video-fetch'] } as const;
const resumable = { maxBytes: VIDEO_LIMIT };

/** Metadata sent along with a film, as `Upload-Metadata`. */
export const filmMetadata = z.object({ name: z._default(z.string().check(z.trim(), z.maxLength(200)), '') });

/** An uploaded film that belongs to no video yet, and the existing video with the same bytes. */
export const newFilmSchema = z.extend(filmSchema, {
  known: z.nullable(z.object({ id: idSchema, name: z.string() })),
});

export type NewFilm = z.infer<typeof newFilmSchema>;

/** Most names looked up per call. */
export const SENDERS_LIMIT = 500;
/** Longer than phones allow for a name. */
const LONGEST_SENDER = 500;
const senderName = z.string().check(z.minLength(1), z.maxLength(LONGEST_SENDER));

/**
 * The seller's caption of a film, and the chat sender who posted it. The sender is remembered as the seller if still
 * unknown.
 */
export const posted = {
  caption: z.string().check(z.trim(), z.maxLength(VIDEO_LIMITS.caption)),
  sender: z.optional(senderName),
} as const;

/** Films uploaded in parts (tus 1.0.0), so that a broken connection loses only the part in transit. */
export const videoUploadsApi = {
  begin: endpoint({
    id: 'videoUploads.begin',
    summary: 'Announces a film: its length and, as metadata, its name.',
    method: 'POST',
    path: '/api/video-uploads',
    access,
    resumable,
    answer: nothing,
    status: 201,
  }),
  offset: endpoint({
    id: 'videoUploads.offset',
    summary: 'Says how much of a film is here. One that is here whole is read if that was not done yet.',
    method: 'HEAD',
    path: '/api/video-uploads/[id]',
    access,
    params: idParams,
    resumable,
    answer: nothing,
  }),
  send: endpoint({
    id: 'videoUploads.send',
    summary: 'Takes the next part of a film. With the last one it is read, and refused in words where it is none.',
    method: 'PATCH',
    path: '/api/video-uploads/[id]',
    access,
    params: idParams,
    resumable,
    answer: newFilmSchema,
  }),
  cancel: endpoint({
    id: 'videoUploads.cancel',
    summary: 'Gives up a film that is on its way; doing it again answers the same.',
    method: 'DELETE',
    path: '/api/video-uploads/[id]',
    access,
    params: idParams,
    answer: nothing,
  }),
  film: endpoint({
    id: 'videoUploads.film',
    summary: 'An uploaded file that belongs to no video yet, for its owner.',
    method: 'GET',
    path: '/api/video-uploads/[id]/film',
    access,
    params: idParams,
    answer: newFilmSchema,
  }),
  senders: endpoint({
    id: 'videoUploads.senders',
    summary: 'The known sellers behind names in chats; matches are remembered.',
    method: 'POST',
    path: '/api/video-uploads/senders',
    access: { screens: ['video-upload'] },
    body: z.strictObject({
      names: z.array(senderName).check(z.minLength(1), z.maxLength(SENDERS_LIMIT)),
    }),
    answer: z.array(
      z.object({ name: z.string(), seller: z.nullable(z.object({ id: idSchema, businessName: z.string() })) }),
    ),
  }),
  content: endpoint({
    id: 'videoUploads.content',
    summary: 'The bytes of a film, or a part of them. Players send no token, so the address itself is signed.',
    method: 'GET',
    path: '/api/video-files/[id]',
    access: 'public',
    params: idParams,
    query: z.strictObject({
      until: z.string().check(z.regex(/^\d{1,12}$/)),
      sign: z.string().check(z.regex(/^[\w-]{43}$/)),
    }),
    download: true,
    answer: nothing,
  }),
};
