import * as z from 'zod/mini';
import { DOCUMENT_KINDS, MOST_PRINTED, PART_DOCUMENTS, PRINTED_MANY } from '@/lib/domain/orders/document-kinds';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { personSchema } from '../users/staff';

const access = { screens: ['order'] } as const;

export const orderDocumentSchema = z.object({
  id: idSchema,
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  subOrderId: z.nullable(idSchema),
  /** The part, consignment, return or payment it is about. */
  subjectId: idSchema,
  createdAt: instant,
  createdBy: personSchema,
  /** The record has changed since, so the document is wrong now. */
  isOutdated: z.boolean(),
});

export type OrderDocument = z.infer<typeof orderDocumentSchema>;

export const documentsApi = {
  list: endpoint({
    id: 'documents.list',
    summary: 'Documents of the parts of an order the caller sees, newest first.',
    method: 'GET',
    path: '/api/orders/[id]/documents',
    access,
    params: idParams,
    answer: z.array(orderDocumentSchema),
  }),
  issue: endpoint({
    id: 'documents.issue',
    summary:
      'Makes a document of a seller’s part of an order. While nothing changed, the one that was made before is given.',
    method: 'POST',
    path: '/api/sub-orders/[id]/documents',
    access,
    params: idParams,
    body: z.strictObject({
      kind: z.enum(PART_DOCUMENTS),
      /** The consignment of a packing slip, the return of a credit note, otherwise the part itself. */
      subjectId: idSchema,
    }),
    answer: orderDocumentSchema,
    status: 201,
  }),
  printMany: endpoint({
    id: 'documents.printMany',
    summary: 'Order sheets, or packing slips of what went, of many sellers’ parts in one PDF.',
    method: 'POST',
    path: '/api/order-documents',
    access,
    body: z.strictObject({
      kind: z.enum(PRINTED_MANY),
      subOrderIds: z
        .array(idSchema)
        .check(
          z.minLength(1, 'Choose at least one order.'),
          z.maxLength(MOST_PRINTED, `At most ${MOST_PRINTED} orders can be printed at a time.`),
        ),
    }),
    download: true,
    answer: nothing,
  }),
  issueReceipt: endpoint({
    id: 'documents.issueReceipt',
    summary: 'Makes a receipt for a payment, once.',
    method: 'POST',
    path: '/api/payments/[id]/receipt',
    access: { screens: ['buyer-view'] },
    params: idParams,
    answer: orderDocumentSchema,
    status: 201,
  }),
  content: endpoint({
    id: 'documents.content',
    summary: 'A document as a PDF, always the same file.',
    method: 'GET',
    path: '/api/order-documents/[id]/content',
    access,
    params: idParams,
    download: true,
    answer: nothing,
  }),
};
