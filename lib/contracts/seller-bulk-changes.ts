import * as z from 'zod/mini';
import { SELLER_FLAGS } from '@/lib/domain/seller-flags';
import { idSchema } from './answers';
import { sellerStep } from './seller-record';

/** What can be done to many sellers at once. Nobody is null. */
export const sellerBulkChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('set-salesman'), salesmanId: z.nullable(idSchema) }),
  z.strictObject({ action: z.literal('set-account-manager'), accountManagerId: z.nullable(idSchema) }),
  z.strictObject({ action: z.literal('set-market'), marketId: idSchema }),
  z.strictObject({ action: z.literal('set-flag'), flag: z.enum(SELLER_FLAGS), on: z.boolean() }),
  z.extend(sellerStep, { action: z.literal('change-status') }),
]);

export type SellerBulkChange = z.output<typeof sellerBulkChange>;
