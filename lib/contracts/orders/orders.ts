import * as z from 'zod/mini';
import { HEADLINE_NAMES, HOLDERS } from '@/lib/domain/orders/headline';
import { RETURN_STATUSES } from '@/lib/domain/orders/return-status';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import {
  draftRowSchema,
  draftSchema,
  headline,
  orderSchema,
  proposedLineSchema,
  returnListedSchema,
  saleCatalogSchema,
  subOrderRowSchema,
} from './order-record';

const access = { screens: ['order'] } as const;

const filters = {
  headline: anyOf(headline),
  buyerId: anyOf(idSchema),
  sellerId: anyOf(idSchema),
  /** Market of the seller. */
  marketId: anyOf(idSchema),
  /** The seller's salesman. */
  salesmanId: anyOf(idSchema),
  /** The person who follows the part. */
  assigneeId: anyOf(idSchema),
  isAssigned: yesOrNo,
  cycleId: anyOf(idSchema),
  /** Who has to do the next step. */
  stuckWith: anyOf(z.enum(HOLDERS)),
  lrMissing: yesOrNo,
  /** The seller did not answer in time. */
  isLate: yesOrNo,
  /** Money is due for the whole order; only for users who see buyers' accounts. */
  hasDues: yesOrNo,
  /** No step was taken for this many days. */
  stuckDays: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365))),
};

const orderFilters = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
  ...filters,
});

export const ordersApi = {
  list: endpoint({
    id: 'orders.list',
    summary:
      'What each seller has to do of each order, by number, buyer, seller or LR. A salesman sees their portfolio.',
    method: 'GET',
    path: '/api/orders',
    access,
    query: listQuery(['placedAt', 'movedAt', 'payable'], '-placedAt', filters),
    answer: pageOf(subOrderRowSchema),
  }),
  totals: endpoint({
    id: 'orders.totals',
    summary: 'How many of those match, how many pieces and how much money, by where they stand.',
    method: 'GET',
    path: '/api/orders/totals',
    access,
    query: orderFilters,
    answer: z.array(
      z.object({ headline: z.enum(HEADLINE_NAMES), orders: z.int(), pieces: z.int(), payable: z.number() }),
    ),
  }),
  drafts: endpoint({
    id: 'orders.drafts',
    summary: 'Orders not placed yet; only the caller’s own if they see one portfolio.',
    method: 'GET',
    path: '/api/orders/drafts',
    access,
    query: listQuery(['createdAt'], '-createdAt', {}),
    answer: pageOf(draftRowSchema),
  }),
  returns: endpoint({
    id: 'orders.returns',
    summary: 'Goods that come back, by order, buyer, seller or LR. A salesman sees their portfolio.',
    method: 'GET',
    path: '/api/order-returns',
    access,
    query: listQuery(['createdAt'], '-createdAt', {
      status: anyOf(z.enum(RETURN_STATUSES)),
      buyerId: anyOf(idSchema),
      sellerId: anyOf(idSchema),
    }),
    answer: pageOf(returnListedSchema),
  }),
  catalogs: endpoint({
    id: 'orders.catalogs',
    summary: 'Catalogs that buyers see and that can be ordered, by title, design number or seller.',
    method: 'GET',
    path: '/api/orders/catalogs',
    access,
    query: z.strictObject({
      q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
      id: anyOf(idSchema),
      sellerId: z.optional(idSchema),
    }),
    answer: z.array(saleCatalogSchema),
  }),
  propose: endpoint({
    id: 'orders.propose',
    summary: 'Reads the message of a buyer and proposes lines; nothing is kept.',
    method: 'POST',
    path: '/api/orders/propose',
    access,
    body: z.strictObject({ text: z.string().check(z.maxLength(5000, 'Use at most 5,000 letters.')) }),
    answer: z.array(proposedLineSchema),
  }),
  get: endpoint({
    id: 'orders.get',
    summary: 'One order: the parts of it that the person sees.',
    method: 'GET',
    path: '/api/orders/[id]',
    access,
    params: idParams,
    answer: orderSchema,
  }),
  create: endpoint({
    id: 'orders.create',
    summary: 'Creates an order as a draft.',
    method: 'POST',
    path: '/api/orders',
    access,
    body: draftSchema,
    answer: orderSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'orders.update',
    summary: 'Changes a draft.',
    method: 'PATCH',
    path: '/api/orders/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(draftSchema), { version }),
    answer: orderSchema,
  }),
  place: endpoint({
    id: 'orders.place',
    summary: 'Places a draft: it gets the next number and a part for each seller, whole or not at all.',
    method: 'POST',
    path: '/api/orders/[id]/place',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    answer: orderSchema,
  }),
  discard: endpoint({
    id: 'orders.discard',
    summary: 'Cancels a draft that will not be placed.',
    method: 'POST',
    path: '/api/orders/[id]/discard',
    access,
    params: idParams,
    body: z.strictObject({ reason: requiredText('Say why.', 300), version }),
    answer: orderSchema,
  }),
  revealPhone: endpoint({
    id: 'orders.revealPhone',
    summary: 'The buyer’s phone number, for people who follow their order. Each look is audited and limited per hour.',
    method: 'POST',
    path: '/api/orders/[id]/phone',
    access,
    params: idParams,
    answer: z.object({ phone: z.string() }),
  }),
  history: endpoint({
    id: 'orders.history',
    summary: 'Who did what to the parts of an order that the person sees.',
    method: 'GET',
    path: '/api/orders/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
