import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { conversationSchema } from './chat-record';

/** The inbox. */
const inbox = { screens: ['admin-chat'] } as const;

/** Conversations of one person that are made one. */
export const conversationMergesApi = {
  merged: endpoint({
    id: 'conversationMerges.merged',
    summary: 'The conversations of the same person that this one took in.',
    method: 'GET',
    path: '/api/conversations/[id]/merges',
    access: inbox,
    params: idParams,
    answer: z.array(conversationSchema),
  }),
  merge: endpoint({
    id: 'conversationMerges.merge',
    summary:
      'Makes one conversation of two with the same person. The one that the other side has open in the app stays, else ' +
      'this one; the answer is the one that stays.',
    method: 'POST',
    path: '/api/conversations/[id]/merges',
    access: inbox,
    params: idParams,
    body: z.strictObject({ otherId: idSchema, version }),
    answer: conversationSchema,
  }),
  split: endpoint({
    id: 'conversationMerges.split',
    summary: 'Takes a conversation out of the one it was merged into, with what was said in it before.',
    method: 'POST',
    path: '/api/conversations/[id]/split',
    access: inbox,
    params: idParams,
    answer: conversationSchema,
  }),
};
