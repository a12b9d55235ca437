import * as z from 'zod/mini';
import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { idParams, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { newQuickReplySchema, quickReplyChangesSchema, quickReplySchema } from './chat-record';

const access = { roles: CHAT_STAFF } as const;

export const quickRepliesApi = {
  all: endpoint({
    id: 'quickReplies.all',
    summary: 'Shared quick replies and the caller’s own.',
    method: 'GET',
    path: '/api/quick-replies',
    access,
    answer: z.array(quickReplySchema),
  }),
  create: endpoint({
    id: 'quickReplies.create',
    summary: 'Adds a shared or private quick reply.',
    method: 'POST',
    path: '/api/quick-replies',
    access,
    body: newQuickReplySchema,
    answer: quickReplySchema,
    status: 201,
  }),
  update: endpoint({
    id: 'quickReplies.update',
    summary: 'Changes a quick reply.',
    method: 'PATCH',
    path: '/api/quick-replies/[id]',
    access,
    params: idParams,
    body: quickReplyChangesSchema,
    answer: quickReplySchema,
  }),
  remove: endpoint({
    id: 'quickReplies.remove',
    summary: 'Removes a quick reply.',
    method: 'DELETE',
    path: '/api/quick-replies/[id]',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    answer: nothing,
  }),
};
