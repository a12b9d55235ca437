import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { conversationSchema } from './chat-record';

/** The inbox. */
const inbox = { screens: ['admin-chat'] } as const;

/** Merges of several conversations of one person. */
export const conversationMergesApi = {
  merged: endpoint({
    id: 'conversationMerges.merged',
    summary: 'Conversations of the same person that were merged into this one.',
    method: 'GET',
    path: '/api/conversations/[id]/merges',
    access: inbox,
    params: idParams,
    answer: z.array(conversationSchema),
  }),
  merge: endpoint({
    id: 'conversationMerges.merge',
    summary:
      'Merges two conversations with the same person. The one open in the app stays, else ' +
      'this one; the response is the one that stays.',
    method: 'POST',
    path: '/api/conversations/[id]/merges',
    access: inbox,
    params: idParams,
    body: z.strictObject({ otherId: idSchema, version }),
    answer: conversationSchema,
  }),
  split: endpoint({
    id: 'conversationMerges.split',
    summary: 'Splits a merged conversation off again, with its earlier messages.',
    method: 'POST',
    path: '/api/conversations/[id]/split',
    access: inbox,
    params: idParams,
    answer: conversationSchema,
  }),
};
