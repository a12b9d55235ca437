import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

export const chatTokenApi = {
  mint: endpoint({
    id: 'chatToken.mint',
    summary: 'Signs the person in to the chat app: a custom token that names them and their roles.',
    method: 'GET',
    path: '/api/chat/token',
    access: { roles: ['admin', 'chat_active'] },
    answer: z.object({ token: z.string() }),
  }),
};
