import * as z from 'zod/mini';
import { idParams } from '../base/answers';
import { endpoint } from '../base/endpoint';

const paise = z.number();

export const sellerAccountSchema = z.object({
  /** Total of the seller's parts of orders, including GST. */
  payable: paise,
  /** Amount of credit notes. */
  credited: paise,
  /** What buyers paid of it and still owe; only for users who see buyers' accounts. */
  fromBuyers: z.nullable(z.object({ received: paise, outstanding: paise })),
});

export type SellerAccount = z.infer<typeof sellerAccountSchema>;

export const sellerAccountsApi = {
  get: endpoint({
    id: 'sellerAccounts.get',
    summary:
      'What a seller’s goods come to, less credit notes, and how much of it buyers paid. A payment for an order of ' +
      'several sellers counts for each by what their part comes to.',
    method: 'GET',
    path: '/api/sellers/[id]/account',
    access: { screens: ['order'] },
    params: idParams,
    answer: sellerAccountSchema,
  }),
};
