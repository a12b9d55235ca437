import * as z from 'zod/mini';
import { RETURN_REASONS, RETURN_SPANS } from '@/lib/domain/orders/return-status';
import { idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';

export const returnsOfSellerSchema = z.object({
  seller: z.object({ id: idSchema, businessName: z.string() }),
  returns: z.int(),
  pieces: z.int(),
  damaged: z.int(),
  /** Paise at the ordered rates, excluding GST. */
  value: z.number(),
  /** Paise of credit notes. */
  credited: z.number(),
  reasons: z.array(z.object({ reason: z.enum(RETURN_REASONS), pieces: z.int() })),
});

export type ReturnsOfSeller = z.infer<typeof returnsOfSellerSchema>;

export const returnReportApi = {
  bySeller: endpoint({
    id: 'returnReport.bySeller',
    summary:
      'What came back of each seller’s goods in the last days, the most pieces first; refused returns are left out. A ' +
      'salesman sees their portfolio.',
    method: 'GET',
    path: '/api/order-returns/report',
    access: { screens: ['order'] },
    query: z.strictObject({ days: z._default(z.enum(RETURN_SPANS), '90') }),
    answer: z.array(returnsOfSellerSchema),
  }),
};
