import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

export const chatTokenApi = {
  mint: endpoint({
    id: 'chatToken.mint',
    summary: 'Signs the caller in to chat: a custom token with their id and roles.',
    method: 'GET',
    path: '/api/chat/token',
    access: { roles: ['admin', 'chat_active'] },
    answer: z.object({ token: z.string() }),
  }),
};
