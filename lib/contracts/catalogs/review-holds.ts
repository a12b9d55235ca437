import * as z from 'zod/mini';
import { REVIEW_HOLD_MINUTES } from '@/lib/domain/catalogs/review-hold';
import { idParams, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';

const reviewing = { screens: ['catalog-browse'] } as const;

export const reviewHoldsApi = {
  take: endpoint({
    id: 'reviewHolds.take',
    summary:
      `Says that the person looks at a catalog in review, so that the queues of others pass it over for ${REVIEW_HOLD_MINUTES} minutes; ` +
      'again, for as many more. Judging it asks for no hold.',
    method: 'PUT',
    path: '/api/catalogs/[id]/review-hold',
    access: reviewing,
    params: idParams,
    answer: z.object({ until: instant }),
  }),
  giveBack: endpoint({
    id: 'reviewHolds.giveBack',
    summary: 'Says that the person looks at a catalog no more; doing it again answers the same.',
    method: 'DELETE',
    path: '/api/catalogs/[id]/review-hold',
    access: reviewing,
    params: idParams,
    answer: nothing,
  }),
};
