import * as z from 'zod/mini';
import { EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { countSchema } from './base/counts';
import { endpoint } from './base/endpoint';
import { anyOf } from './base/list';

export const listCountsApi = {
  get: endpoint({
    id: 'listCounts.get',
    summary: 'How many rows each of several queries of a list finds, for everyone who can read the list.',
    method: 'GET',
    path: '/api/list-counts',
    access: 'signed-in',
    query: z.strictObject({
      list: z.enum(EXPORT_LISTS),
      /** Query strings of the list. */
      search: anyOf(z.string().check(z.maxLength(2000))),
    }),
    answer: z.array(countSchema),
  }),
};
