import * as z from 'zod/mini';
import { RATE_SHOWN } from '@/lib/domain/catalog-pdf/options';
import { SHARED_LANGUAGES } from '@/lib/domain/collections/shared-page';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { typedPhone } from '../base/form-fields';
import { personSchema } from '../users/staff';

const access = { screens: ['admin-collection-view'] } as const;

const daysLimits = 'A link lasts from 1 to 90 days.';
const markupLimits = 'A markup is from 0 to 500 %.';

const shown = {
  language: z.enum(SHARED_LANGUAGES),
  rate: z.enum(RATE_SHOWN),
  markupPercent: z.number(markupLimits).check(z.minimum(0, markupLimits), z.maximum(500, markupLimits)),
  showsSeller: z.boolean(),
};

export const linkSchema = z.object({
  id: idSchema,
  /** Path and signature, sufficient to see the collection. */
  address: z.string(),
  options: z.object({ ...shown, phoneNumber: z.nullable(z.string()) }),
  views: z.int(),
  expiresAt: instant,
  endedAt: z.nullable(instant),
  /** The link shows the collection now. */
  isOpen: z.boolean(),
  createdBy: personSchema,
  createdAt: instant,
});

export type CollectionLink = z.infer<typeof linkSchema>;

export const newLinkSchema = z.strictObject({
  days: z.int(daysLimits).check(z.minimum(1, daysLimits), z.maximum(90, daysLimits)),
  options: z.strictObject({ ...shown, phoneNumber: z.nullable(typedPhone) }),
});

export type NewLink = z.output<typeof newLinkSchema>;

export const collectionLinksApi = {
  list: endpoint({
    id: 'collectionLinks.list',
    summary: 'The newest fifty links of a collection, including ended ones.',
    method: 'GET',
    path: '/api/collections/[id]/links',
    access,
    params: idParams,
    answer: z.array(linkSchema),
  }),
  create: endpoint({
    id: 'collectionLinks.create',
    summary: 'Creates a link that shows a finalized collection for some days.',
    method: 'POST',
    path: '/api/collections/[id]/links',
    access,
    params: idParams,
    body: newLinkSchema,
    answer: linkSchema,
    status: 201,
  }),
  end: endpoint({
    id: 'collectionLinks.end',
    summary: 'Ends a link early; doing it again answers the same.',
    method: 'POST',
    path: '/api/collection-links/[id]/end',
    access,
    params: idParams,
    answer: linkSchema,
  }),
  page: endpoint({
    id: 'collectionLinks.page',
    summary:
      'A collection as a page for buyers, under its signed address. It is the same page whatever is wrong with one.',
    method: 'GET',
    path: '/api/collection-links/[id]/page',
    access: 'public',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    query: z.strictObject({ sign: z.optional(z.string().check(z.maxLength(64))) }),
    download: true,
    answer: nothing,
  }),
};
