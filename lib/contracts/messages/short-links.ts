import * as z from 'zod/mini';
import { nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';

export const shortLinksApi = {
  open: endpoint({
    id: 'shortLinks.open',
    summary:
      'Leads whoever got a short address in a message to the page for buyers, and counts it; also at /s/[id]. It is the same page whatever is wrong with one.',
    method: 'GET',
    path: '/api/short-links/[id]',
    access: 'public',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    download: true,
    answer: nothing,
  }),
};
