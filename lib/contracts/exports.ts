import * as z from 'zod/mini';
import { EXPORT_FORMATS, EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { endpoint } from './base/endpoint';
import { jobSchema } from './jobs';

export const exportsApi = {
  start: endpoint({
    id: 'exports.start',
    summary:
      'Starts a job that exports a list: exactly the matching rows, in the order of the list. ' +
      'Reading the list is enough to export it.',
    method: 'POST',
    path: '/api/exports',
    access: {
      screens: ['seller-browse', 'admin-market', 'admin-user', 'catalog-browse', 'admin-catalog', 'order', 'billing'],
    },
    body: z.strictObject({
      list: z.enum(EXPORT_LISTS),
      /** The list's own query string. */
      query: z.string().check(z.maxLength(4000)),
      format: z.enum(EXPORT_FORMATS),
    }),
    answer: jobSchema,
    status: 202,
  }),
};
