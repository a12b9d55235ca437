import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { idParams } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { conversationSchema } from './chat-record';

/** Care for the people who write, besides replying. */
export const conversationCareApi = {
  erase: endpoint({
    id: 'conversationCare.erase',
    summary: 'Deletes everything the other side wrote so far, for good. Calling it again deletes later messages.',
    method: 'POST',
    path: '/api/conversations/[id]/erase',
    access: { screens: ['admin-chat'] },
    params: idParams,
    answer: conversationSchema,
  }),
  unflag: endpoint({
    id: 'conversationCare.unflag',
    summary: 'Clears the flag of a conversation. Doing it again answers the same.',
    method: 'POST',
    path: '/api/conversations/[id]/unflag',
    access: { roles: CHAT_STAFF },
    params: idParams,
    answer: conversationSchema,
  }),
};
