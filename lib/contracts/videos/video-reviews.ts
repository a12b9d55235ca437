import * as z from 'zod/mini';
import { idParams } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { listQuery, pageOf } from '../base/list';
import { reviewHoldCalls, withOthersSchema } from '../base/review-holds';
import { videoChangesSchema, videoSchema } from './video-record';

const reviewing = { screens: ['video-live'] } as const;

export const videoReviewsApi = {
  queue: endpoint({
    id: 'videoReviews.queue',
    summary:
      'Videos that wait for a review by the person who asks, the longest waiting first; never their own work, nor what ' +
      'another reviewer holds, which is counted.',
    method: 'GET',
    path: '/api/videos/review',
    access: reviewing,
    query: z.omit(listQuery(['statusChangedAt'], 'statusChangedAt', {}), { q: true }),
    answer: z.extend(pageOf(videoSchema), { withOthers: withOthersSchema }),
  }),
  accept: endpoint({
    id: 'videoReviews.accept',
    summary: 'Corrects a video in review and makes it live; both or neither.',
    method: 'POST',
    path: '/api/videos/[id]/accept',
    access: reviewing,
    params: idParams,
    body: videoChangesSchema,
    answer: videoSchema,
  }),
  ...reviewHoldCalls({ area: 'videoReviews', path: '/api/videos/[id]', noun: 'video', access: reviewing }),
};
