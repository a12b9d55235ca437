import * as z from 'zod/mini';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { selection } from '../base/selection';
import { endpoint } from '../base/endpoint';
import { requiredText } from '../base/form-fields';
import { jobSchema } from '../jobs';
import { nextUploadSchema, uploadLoadSchema } from '../uploads/uploads';
import { MOST_RANGES } from '@/lib/domain/videos/cutting/cut-plan';
import { cutRangeSchema, videoSchema } from './video-record';

const cutting = { screens: ['video-fetch'] } as const;
const assigning = { roles: ['admin'] } as const;
const held = z.strictObject({ leaseToken: z.int() });

/** A video held by the caller. */
export const heldVideoSchema = z.object({
  video: videoSchema,
  /** Sent with every save. */
  leaseToken: z.int(),
  leaseUntil: instant,
});

export type HeldVideo = z.infer<typeof heldVideoSchema>;

export const videoQueueApi = {
  mine: endpoint({
    id: 'videoQueue.mine',
    summary: 'Videos to cut of the person who asks, in the order they come up.',
    method: 'GET',
    path: '/api/videos/mine',
    access: cutting,
    answer: z.object({ rows: z.array(videoSchema), doneToday: z.int() }),
  }),
  next: endpoint({
    id: 'videoQueue.next',
    summary: 'Takes the next video to cut, or gives again the one that is held. It is held for 15 minutes.',
    method: 'POST',
    path: '/api/videos/next',
    access: cutting,
    body: z.strictObject({ videoId: z.optional(idSchema) }),
    answer: z.extend(nextUploadSchema, { held: z.nullable(heldVideoSchema) }),
  }),
  renew: endpoint({
    id: 'videoQueue.renew',
    summary: 'Holds on to a video for another 15 minutes.',
    method: 'POST',
    path: '/api/videos/[id]/renew',
    access: cutting,
    params: idParams,
    body: held,
    answer: z.object({ leaseUntil: instant }),
  }),
  release: endpoint({
    id: 'videoQueue.release',
    summary: 'Lets go of a video; it stays with the person who had it.',
    method: 'POST',
    path: '/api/videos/[id]/release',
    access: cutting,
    params: idParams,
    body: held,
    answer: nothing,
  }),
  skip: endpoint({
    id: 'videoQueue.skip',
    summary: 'Puts a video back for others and says why. After three skips an admin looks at it.',
    method: 'POST',
    path: '/api/videos/[id]/skip',
    access: cutting,
    params: idParams,
    body: z.extend(held, { reason: requiredText('Say why.', 500) }),
    answer: nothing,
  }),
  cut: endpoint({
    id: 'videoQueue.cut',
    summary: 'Makes an uploaded file the cut of a video. Earlier cuts are kept; the last one is used.',
    method: 'POST',
    path: '/api/videos/[id]/cut',
    access: cutting,
    params: idParams,
    body: z.extend(held, { fileId: idSchema }),
    answer: videoSchema,
  }),
  cutParts: endpoint({
    id: 'videoQueue.cutParts',
    summary: 'Has parts of the raw film joined in the background, without encoding anew; they become the cut.',
    method: 'POST',
    path: '/api/videos/[id]/cut-parts',
    access: cutting,
    params: idParams,
    body: z.extend(held, {
      ranges: z
        .array(cutRangeSchema)
        .check(z.minLength(1, 'Mark at least one part to keep.'), z.maxLength(MOST_RANGES)),
    }),
    answer: jobSchema,
    status: 202,
  }),
  finish: endpoint({
    id: 'videoQueue.finish',
    summary: 'Says that the cut and its thumbnail are done; tagging comes next.',
    method: 'POST',
    path: '/api/videos/[id]/finish-cut',
    access: cutting,
    params: idParams,
    body: held,
    answer: videoSchema,
  }),
  loads: endpoint({
    id: 'videoQueue.loads',
    summary: 'Who can be given videos, with what they have and did today.',
    method: 'GET',
    path: '/api/videos/loads',
    access: assigning,
    answer: z.array(uploadLoadSchema),
  }),
  assign: endpoint({
    id: 'videoQueue.assign',
    summary: 'Assigns videos that wait for their cut to an editor, or unassigns them.',
    method: 'POST',
    path: '/api/videos/assign',
    access: assigning,
    body: z.strictObject({
      selection,
      /** Null unassigns them. */
      editorId: z.nullable(idSchema),
    }),
    answer: z.object({ changed: z.int(), left: z.int() }),
  }),
};
