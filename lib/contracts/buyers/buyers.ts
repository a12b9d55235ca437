import * as z from 'zod/mini';
import { CONSENT_SOURCES, CONSENT_STATES } from '@/lib/domain/buyers/consent';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyLine, requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { noteSchema } from '../base/notes';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';
import {
  buyerChangesSchema,
  buyerDetailSchema,
  buyerSchema,
  buyerStatus,
  buyerStep,
  newBuyerSchema,
} from './buyer-record';

const access = { screens: ['buyer-view'] } as const;

const noteText = requiredText('Type the note.', 4000);

export const consentEntrySchema = z.object({
  id: idSchema,
  number: z.string(),
  state: z.enum(['in', 'out']),
  source: z.enum(CONSENT_SOURCES),
  proof: z.string(),
  /** Photo of a paper or a screen that proves it. */
  photo: z.nullable(photoSchema),
  /** Null when the person said so in a message. */
  author: z.nullable(personSchema),
  at: instant,
});

export const newConsentSchema = z.strictObject({
  state: z.enum(['in', 'out']),
  source: z.enum(CONSENT_SOURCES),
  proof: anyLine(500),
  photoId: z.optional(z.nullable(idSchema)),
});

export const buyerNoteSchema = z.extend(noteSchema, {
  editedAt: z.nullable(instant),
  /** Written by the caller. */
  isOwn: z.boolean(),
});

export type BuyerNote = z.infer<typeof buyerNoteSchema>;

/** Short summary of a buyer. */
const buyerSummary = z.object({ id: idSchema, businessName: z.string(), contactName: z.string(), city: z.string() });

export const buyersApi = {
  list: endpoint({
    id: 'buyers.list',
    summary: 'Buyers by name, person, city, phone number or GSTIN.',
    method: 'GET',
    path: '/api/buyers',
    access: { screens: ['buyer-browse'] },
    query: listQuery(['businessName', 'city', 'createdAt'], 'businessName', {
      status: anyOf(buyerStatus),
      state: anyOf(z.string().check(z.maxLength(60))),
      segment: anyOf(z.enum(SEGMENTS)),
      productTypeId: anyOf(idSchema),
      managerId: anyOf(idSchema),
      consent: anyOf(z.enum(CONSENT_STATES)),
      hasGstin: yesOrNo,
      /** Limits to the buyers of a frozen segment. */
      segmentId: z.optional(idSchema),
    }),
    answer: pageOf(buyerSchema),
  }),
  get: endpoint({
    id: 'buyers.get',
    summary: 'One buyer.',
    method: 'GET',
    path: '/api/buyers/[id]',
    access,
    params: idParams,
    answer: buyerDetailSchema,
  }),
  duplicates: endpoint({
    id: 'buyers.duplicates',
    summary: 'Who a buyer that is being typed may be: certainly by phone number or GSTIN, perhaps by name and city.',
    method: 'GET',
    path: '/api/buyers/duplicates',
    access,
    query: z.strictObject({
      phone: z.optional(z.string().check(z.maxLength(30))),
      gstin: z.optional(z.string().check(z.maxLength(30))),
      name: z.optional(z.string().check(z.maxLength(120))),
      city: z.optional(z.string().check(z.maxLength(80))),
      /** Leaves out the buyer being changed, who is no duplicate of themselves. */
      exceptId: z.optional(idSchema),
    }),
    answer: z.object({
      certain: z.array(z.object({ buyer: buyerSummary, because: z.enum(['phone', 'gstin']) })),
      hints: z.array(buyerSummary),
    }),
  }),
  create: endpoint({
    id: 'buyers.create',
    summary: 'Adds a buyer. Each number can belong to one buyer only.',
    method: 'POST',
    path: '/api/buyers',
    access,
    body: newBuyerSchema,
    answer: buyerDetailSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'buyers.update',
    summary: 'Changes some of the fields of a buyer.',
    method: 'PATCH',
    path: '/api/buyers/[id]',
    access,
    params: idParams,
    body: buyerChangesSchema,
    answer: buyerDetailSchema,
  }),
  transition: endpoint({
    id: 'buyers.transition',
    summary: 'Blocks a buyer with a reason, or unblocks them. Doing it again answers the same.',
    method: 'POST',
    path: '/api/buyers/[id]/transitions',
    access,
    params: idParams,
    body: z.extend(buyerStep, { version }),
    answer: buyerDetailSchema,
  }),
  consents: endpoint({
    id: 'buyers.consents',
    summary: 'Consent entries for the numbers of a buyer.',
    method: 'GET',
    path: '/api/buyers/[id]/consents',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(consentEntrySchema),
  }),
  addConsent: endpoint({
    id: 'buyers.addConsent',
    summary: 'Records that the buyer’s number opted in or out. Entries are never changed or removed.',
    method: 'POST',
    path: '/api/buyers/[id]/consents',
    access,
    params: idParams,
    body: newConsentSchema,
    answer: buyerDetailSchema,
    status: 201,
  }),
  notes: endpoint({
    id: 'buyers.notes',
    summary: 'Notes of staff about a buyer.',
    method: 'GET',
    path: '/api/buyers/[id]/notes',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(buyerNoteSchema),
  }),
  addNote: endpoint({
    id: 'buyers.addNote',
    summary: 'Adds a note.',
    method: 'POST',
    path: '/api/buyers/[id]/notes',
    access,
    params: idParams,
    body: z.strictObject({ text: noteText }),
    answer: buyerNoteSchema,
    status: 201,
  }),
  editNote: endpoint({
    id: 'buyers.editNote',
    summary: 'Changes a note; only its author can. The history keeps the old text.',
    method: 'PATCH',
    path: '/api/buyer-notes/[id]',
    access,
    params: idParams,
    body: z.strictObject({ text: noteText }),
    answer: buyerNoteSchema,
  }),
  history: endpoint({
    id: 'buyers.history',
    summary: 'Who changed what about a buyer.',
    method: 'GET',
    path: '/api/buyers/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
