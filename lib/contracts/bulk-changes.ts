import * as z from 'zod/mini';
import { type BulkList, BULK_LISTS, BULK_OUTCOMES } from '@/lib/domain/lists/bulk-changes';
import { idParams, idSchema, instant } from './base/answers';
import { buyerBulkChange } from './buyers/buyer-bulk-changes';
import { catalogBulkChange } from './catalogs/catalog-bulk-changes';
import { endpoint } from './base/endpoint';
import { jobSchema } from './jobs';
import { anyOf, listQuery, pageOf } from './base/list';
import { selection } from './base/selection';
import { orderBulkChange } from './orders/order-bulk-changes';
import { sellerBulkChange } from './sellers/seller-bulk-changes';

/** Anyone who may change one record may change many. */
const access = {
  screens: ['seller-view', 'buyer-view', 'catalog-browse', 'catalog-edit', 'admin-catalog', 'order'],
} as const;

/** The selected records and the change; each list accepts its own changes. */
const WISHES = {
  sellers: { list: z.enum(['sellers']), selection, change: sellerBulkChange },
  buyers: { list: z.enum(['buyers']), selection, change: buyerBulkChange },
  catalogs: { list: z.enum(['catalogs']), selection, change: catalogBulkChange },
  orders: { list: z.enum(['orders']), selection, change: orderBulkChange },
} satisfies Record<BulkList, object>;

/** Fingerprint of the exact set of matching records, regardless of order. */
const stamp = z.string().check(z.maxLength(64));
/** Stamp of the preview that was shown: the change is refused if other records match by now. */
const seen = { stamp: z.optional(stamp) };

const outcome = z.enum(BULK_OUTCOMES);

export const bulkChangeSchema = z.object({
  id: idSchema,
  list: z.enum(BULK_LISTS),
  /** "Set the salesman of 12 sellers". */
  title: z.string(),
  rowCount: z.int(),
  /** Number of records per outcome; `waiting` ones were not reached. */
  counts: z.object({ changed: z.int(), same: z.int(), refused: z.int(), failed: z.int(), waiting: z.int() }),
  job: z.nullable(jobSchema),
  /** Undo is possible until then; null when it is impossible, or not possible yet. */
  undoUntil: z.nullable(instant),
  /** The bulk change that undid this one. */
  undoId: z.nullable(idSchema),
  /** The bulk change that this one undoes. */
  undoesId: z.nullable(idSchema),
  createdAt: instant,
});

export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkRowSchema = z.object({
  id: idSchema,
  position: z.int(),
  recordId: idSchema,
  /** Name of the record at the start; empty when it could not be seen. */
  name: z.string(),
  outcome: z.nullable(outcome),
  reason: z.nullable(z.string()),
});

export type BulkRow = z.infer<typeof bulkRowSchema>;

export const bulkChangesApi = {
  preview: endpoint({
    id: 'bulkChanges.preview',
    summary: 'What changing these records would do, to the number; nothing is changed.',
    method: 'POST',
    path: '/api/bulk-changes/preview',
    access,
    body: z.discriminatedUnion('list', [
      z.strictObject(WISHES.sellers),
      z.strictObject(WISHES.buyers),
      z.strictObject(WISHES.catalogs),
      z.strictObject(WISHES.orders),
    ]),
    answer: z.object({
      /** Title the change has once it is started. */
      title: z.string(),
      matching: z.int(),
      willChange: z.int(),
      same: z.int(),
      /** Refused records that would change if the person confirmed. */
      guarded: z.int(),
      refused: z.array(z.object({ reason: z.string(), count: z.int(), examples: z.array(z.string()) })),
      stamp,
    }),
  }),
  start: endpoint({
    id: 'bulkChanges.start',
    summary:
      'Has these records changed by a background job: those that match now, whatever comes into the list later; none ' +
      'where they are not those of the preview that was looked at. ' +
      'The caller makes the id, so that sending it twice starts it once.',
    method: 'POST',
    path: '/api/bulk-changes',
    access,
    body: z.discriminatedUnion('list', [
      z.strictObject({ ...WISHES.sellers, ...seen, id: idSchema }),
      z.strictObject({ ...WISHES.buyers, ...seen, id: idSchema }),
      z.strictObject({ ...WISHES.catalogs, ...seen, id: idSchema }),
      z.strictObject({ ...WISHES.orders, ...seen, id: idSchema }),
    ]),
    answer: bulkChangeSchema,
    status: 202,
  }),
  get: endpoint({
    id: 'bulkChanges.get',
    summary: 'How far a bulk change has come.',
    method: 'GET',
    path: '/api/bulk-changes/[id]',
    access,
    params: idParams,
    answer: bulkChangeSchema,
  }),
  rows: endpoint({
    id: 'bulkChanges.rows',
    summary: 'What became of each record of a bulk change.',
    method: 'GET',
    path: '/api/bulk-changes/[id]/rows',
    access,
    params: idParams,
    query: z.omit(listQuery(['position'], 'position', { outcome: anyOf(outcome) }), { q: true }),
    answer: pageOf(bulkRowSchema),
  }),
  undo: endpoint({
    id: 'bulkChanges.undo',
    summary:
      'Has the former values put back by a background job, within 30 days and once. Records that were changed since ' +
      'then are left alone.',
    method: 'POST',
    path: '/api/bulk-changes/[id]/undo',
    access,
    params: idParams,
    answer: bulkChangeSchema,
    status: 202,
  }),
};
