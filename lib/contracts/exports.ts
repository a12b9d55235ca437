import * as z from 'zod/mini';
import { EXPORT_FORMATS, EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { endpoint } from './base/endpoint';
import { jobSchema } from './jobs';

export const exportsApi = {
  start: endpoint({
    id: 'exports.start',
    summary:
      'Has a list written into a file by a background job: exactly the rows that match, in the order of the list. ' +
      'Whoever may read the list may export it.',
    method: 'POST',
    path: '/api/exports',
    access: {
      screens: ['seller-browse', 'admin-market', 'admin-user', 'catalog-browse', 'admin-catalog', 'order', 'billing'],
    },
    body: z.strictObject({
      list: z.enum(EXPORT_LISTS),
      /** The list’s own query, as its address has it. */
      query: z.string().check(z.maxLength(4000)),
      format: z.enum(EXPORT_FORMATS),
    }),
    answer: jobSchema,
    status: 202,
  }),
};
