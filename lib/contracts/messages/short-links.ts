import * as z from 'zod/mini';
import { nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';

export const shortLinksApi = {
  open: endpoint({
    id: 'shortLinks.open',
    summary:
      'Redirects the short link of a message to the page for buyers and counts the click; also at /s/[id]. Unknown and ended links get the same page.',
    method: 'GET',
    path: '/api/short-links/[id]',
    access: 'public',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    download: true,
    answer: nothing,
  }),
};
