import * as z from 'zod/mini';
import { ENTRY_KINDS, PAYMENT_MODES } from '@/lib/domain/orders/entries';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyLine, requiredText } from '../base/form-fields';
import { pageOf } from '../base/list';
import { timelineQuery } from '../base/timeline';
import { personSchema } from '../users/staff';

const access = { screens: ['buyer-view'] } as const;

const amount = z
  .int('Type an amount in rupees.')
  .check(z.minimum(1, 'Type more than zero.'), z.maximum(1_000_000_000, 'Use at most ₹1,00,00,000.'));

export const entrySchema = z.object({
  id: idSchema,
  kind: z.enum(ENTRY_KINDS),
  number: z.nullable(z.string()),
  /** Paise; negative for a reversal. */
  amount: z.int(),
  mode: z.nullable(z.enum(PAYMENT_MODES)),
  reference: z.string(),
  note: z.string(),
  receivedAt: instant,
  /** When it was recorded. */
  at: instant,
  author: personSchema,
  isReversed: z.boolean(),
  allocations: z.array(z.object({ orderId: idSchema, orderNumber: z.int(), amount: z.int() })),
});

export type AccountEntry = z.infer<typeof entrySchema>;

export const newPaymentSchema = z.strictObject({
  amount,
  mode: z.enum(PAYMENT_MODES),
  reference: anyLine(60),
  note: anyLine(300),
  receivedAt: instant,
  allocations: z.array(z.strictObject({ orderId: idSchema, amount })).check(z.maxLength(50)),
});

export type NewPayment = z.output<typeof newPaymentSchema>;

export const paymentsApi = {
  entries: endpoint({
    id: 'payments.entries',
    summary: 'Payments, credit notes and reversals of a buyer.',
    method: 'GET',
    path: '/api/buyers/[id]/payments',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(entrySchema),
  }),
  dues: endpoint({
    id: 'payments.dues',
    summary: 'The orders a buyer still owes for, the oldest first.',
    method: 'GET',
    path: '/api/buyers/[id]/dues',
    access,
    params: idParams,
    answer: z.array(
      z.object({
        orderId: idSchema,
        orderNumber: z.int(),
        placedAt: instant,
        payable: z.int(),
        due: z.int(),
        isOverdue: z.boolean(),
      }),
    ),
  }),
  receive: endpoint({
    id: 'payments.receive',
    summary: 'Records a payment from a buyer and the orders it is for. It is never changed, only reversed.',
    method: 'POST',
    path: '/api/buyers/[id]/payments',
    access,
    params: idParams,
    body: newPaymentSchema,
    answer: entrySchema,
    status: 201,
  }),
  reverse: endpoint({
    id: 'payments.reverse',
    summary: 'Reverses a payment with all its shares, once.',
    method: 'POST',
    path: '/api/payments/[id]/reverse',
    access,
    params: idParams,
    body: z.strictObject({ reason: requiredText('Say why.', 300) }),
    answer: entrySchema,
    status: 201,
  }),
};
