import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { idParams } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { conversationSchema } from './chat-record';

/** What has to be done for the people who write, beside answering them. */
export const conversationCareApi = {
  erase: endpoint({
    id: 'conversationCare.erase',
    summary:
      'Deletes what the other side of a conversation wrote so far, for good. Asked again it deletes what is there since.',
    method: 'POST',
    path: '/api/conversations/[id]/erase',
    access: { screens: ['admin-chat'] },
    params: idParams,
    answer: conversationSchema,
  }),
  unflag: endpoint({
    id: 'conversationCare.unflag',
    summary: 'Says that a flagged conversation is seen to. Saying it again changes nothing.',
    method: 'POST',
    path: '/api/conversations/[id]/unflag',
    access: { roles: CHAT_STAFF },
    params: idParams,
    answer: conversationSchema,
  }),
};
