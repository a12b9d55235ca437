import * as z from 'zod/mini';
import { HEADLINE_NAMES } from '@/lib/domain/orders/headline';
import { FOUND_KINDS } from '@/lib/domain/search/found-kinds';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';
import { idSchema } from './base/answers';
import { endpoint } from './base/endpoint';

export const foundSchema = z.object({
  id: idSchema,
  /** Record whose page shows it: for a part of an order, the order. */
  pageId: idSchema,
  name: z.string(),
  /** Tells it apart from others with the same name. */
  details: z.array(z.string()),
  /** Headline status of an order. */
  headline: z.nullable(z.enum(HEADLINE_NAMES)),
});

export type Found = z.infer<typeof foundSchema>;

export const searchApi = {
  everything: endpoint({
    id: 'search.everything',
    summary:
      'A few records of every kind the roles open, by name, phone number, GSTIN, design or order number, however they ' +
      'are spelled: exact ones first, then those that sound like it, then those with a slip; the latest first.',
    method: 'GET',
    path: '/api/search',
    access: 'signed-in',
    query: z.strictObject({ q: z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH)) }),
    answer: z.array(z.object({ kind: z.enum(FOUND_KINDS), rows: z.array(foundSchema) })),
  }),
};
