import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { countsByStatusSchema } from '../base/counts';
import { endpoint } from '../base/endpoint';
import { requiredText, SCORE, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { noteSchema } from '../base/notes';
import {
  newSellerSchema,
  sellerChangesSchema,
  sellerDetailSchema,
  sellerSchema,
  sellerStatus,
  sellerStep,
  sellerSummarySchema,
} from './seller-record';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { visitSchema } from '../visits';

const viewing = { screens: ['seller-view'] } as const;
/** The salesman's page shows only the sellers of their own portfolio; the service hides all others. */
const reading = { screens: ['seller-view', 'seller-salesman'] } as const;

/** Range of days without activity that the filter for inactive sellers accepts. */
export const INACTIVE_DAYS = { min: 1, max: 3650 } as const;

const typedScore = z.optional(z.coerce.number().check(z.int(), z.minimum(SCORE.min), z.maximum(SCORE.max)));

export const sellersApi = {
  list: endpoint({
    id: 'sellers.list',
    summary: 'Sellers by name, person, phone number or GSTIN. A salesman sees their own portfolio only.',
    method: 'GET',
    path: '/api/sellers',
    access: { screens: ['seller-browse'] },
    query: listQuery(['businessName', 'qualityScore', 'lastActivityAt', 'createdAt'], 'businessName', {
      status: anyOf(sellerStatus),
      marketId: anyOf(idSchema),
      salesmanId: anyOf(idSchema),
      accountManagerId: anyOf(idSchema),
      hasSalesman: yesOrNo,
      superSeller: yesOrNo,
      deprioritised: yesOrNo,
      catalogAvailable: yesOrNo,
      ordersEnabled: yesOrNo,
      scoreFrom: typedScore,
      scoreTo: typedScore,
      /** No activity for this many days. */
      inactiveDays: z.optional(
        z.coerce.number().check(z.int(), z.minimum(INACTIVE_DAYS.min), z.maximum(INACTIVE_DAYS.max)),
      ),
    }),
    answer: pageOf(sellerSchema),
  }),
  counts: endpoint({
    id: 'sellers.counts',
    summary: 'How many sellers there are of each status, of those the person sees.',
    method: 'GET',
    path: '/api/sellers/counts',
    access: { screens: ['seller-browse'] },
    answer: countsByStatusSchema,
  }),
  duplicates: endpoint({
    id: 'sellers.duplicates',
    summary: 'Sellers that are, or may be, the one being typed in: same phone number or GSTIN, or a similar name.',
    method: 'GET',
    path: '/api/sellers/duplicates',
    access: viewing,
    query: z.strictObject({
      phone: anyOf(z.string().check(z.maxLength(40))),
      gstin: z.optional(z.string().check(z.maxLength(40))),
      name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      marketId: z.optional(idSchema),
      /** Leaves out the seller being changed, which is no duplicate of itself. */
      exceptId: z.optional(idSchema),
    }),
    answer: z.object({
      certain: z.array(
        z.object({ seller: sellerSummarySchema, because: z.enum(['phone', 'gstin']), value: z.string() }),
      ),
      hints: z.array(sellerSummarySchema),
    }),
  }),
  get: endpoint({
    id: 'sellers.get',
    summary: 'One seller.',
    method: 'GET',
    path: '/api/sellers/[id]',
    access: reading,
    params: idParams,
    answer: sellerDetailSchema,
  }),
  create: endpoint({
    id: 'sellers.create',
    summary: 'Adds a seller, pending. No two have a phone number or a GSTIN in common.',
    method: 'POST',
    path: '/api/sellers',
    access: viewing,
    body: newSellerSchema,
    answer: sellerDetailSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'sellers.update',
    summary: 'Changes some of the fields of a seller.',
    method: 'PATCH',
    path: '/api/sellers/[id]',
    access: viewing,
    params: idParams,
    body: sellerChangesSchema,
    answer: sellerDetailSchema,
  }),
  transition: endpoint({
    id: 'sellers.transition',
    summary: 'Takes a seller to another status, if the steps allow it. Doing it again answers the same.',
    method: 'POST',
    path: '/api/sellers/[id]/transitions',
    access: viewing,
    params: idParams,
    body: z.extend(sellerStep, { version }),
    answer: sellerDetailSchema,
  }),
  notes: endpoint({
    id: 'sellers.notes',
    summary: 'What staff wrote about a seller.',
    method: 'GET',
    path: '/api/sellers/[id]/notes',
    access: reading,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(noteSchema),
  }),
  addNote: endpoint({
    id: 'sellers.addNote',
    summary: 'Adds a note. Notes are never changed or removed.',
    method: 'POST',
    path: '/api/sellers/[id]/notes',
    access: reading,
    params: idParams,
    body: z.strictObject({ text: requiredText('Type the note.', 4000) }),
    answer: noteSchema,
    status: 201,
  }),
  visits: endpoint({
    id: 'sellers.visits',
    summary: 'Visits to a seller, newest first.',
    method: 'GET',
    path: '/api/sellers/[id]/visits',
    access: reading,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(visitSchema),
  }),
  history: endpoint({
    id: 'sellers.history',
    summary: 'Who changed what about a seller.',
    method: 'GET',
    path: '/api/sellers/[id]/history',
    access: reading,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
