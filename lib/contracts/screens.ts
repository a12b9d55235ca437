import * as z from 'zod/mini';
import { SCREEN_IDS } from '@/lib/domain/access/access';
import { endpoint } from './base/endpoint';

export const screensApi = {
  get: endpoint({
    id: 'screens.get',
    summary: 'One row of the menu table, for people whose roles open that screen.',
    method: 'GET',
    path: '/api/screens/[id]',
    access: 'signed-in',
    params: z.object({ id: z.enum(SCREEN_IDS) }),
    answer: z.object({ id: z.enum(SCREEN_IDS), name: z.string(), path: z.string() }),
  }),
};
