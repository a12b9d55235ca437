import * as z from 'zod/mini';
import type { ScreenId } from '@/config/menu';
import { REVIEW_HOLD_MINUTES } from '@/lib/domain/records/review-hold';
import { personSchema } from '../users/staff';
import { idParams, instant, nothing } from './answers';
import { endpoint } from './endpoint';

/** Records in review that other reviewers are looking at now, as a count per reviewer. */
export const withOthersSchema = z.array(z.object({ reviewer: personSchema, count: z.int() }));

export type WithOthers = z.infer<typeof withOthersSchema>;

interface Reviewed {
  area: string;
  /** Path of a single record: `/api/catalogs/[id]`. */
  path: string;
  noun: string;
  access: { screens: readonly ScreenId[] };
}

/** Calls that hold a record under review, so that other reviewers' queues skip it. */
export const reviewHoldCalls = ({ area, path, noun, access }: Reviewed) => ({
  take: endpoint({
    id: `${area}.take`,
    summary:
      `Says that the person looks at a ${noun} in review, so that the queues of others pass it over for ${REVIEW_HOLD_MINUTES} minutes; ` +
      'again, for as many more. Judging it asks for no hold.',
    method: 'PUT',
    path: `${path}/review-hold`,
    access,
    params: idParams,
    answer: z.object({ until: instant }),
  }),
  giveBack: endpoint({
    id: `${area}.giveBack`,
    summary: `Says that the person looks at a ${noun} no more; doing it again answers the same.`,
    method: 'DELETE',
    path: `${path}/review-hold`,
    access,
    params: idParams,
    answer: nothing,
  }),
});
