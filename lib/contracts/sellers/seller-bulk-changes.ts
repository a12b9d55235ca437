import * as z from 'zod/mini';
import { SELLER_FLAGS } from '@/lib/domain/sellers/seller-flags';
import { idSchema } from '../base/answers';
import { sellerStep } from './seller-record';

const only = <Action extends string>(action: Action) => z.enum([action]);

/** Bulk changes for sellers. Null unassigns. */
export const sellerBulkChange = z.union([
  z.strictObject({ action: only('set-salesman'), salesmanId: z.nullable(idSchema) }),
  z.strictObject({ action: only('set-account-manager'), accountManagerId: z.nullable(idSchema) }),
  z.strictObject({ action: only('set-market'), marketId: idSchema }),
  z.strictObject({ action: only('set-flag'), flag: z.enum(SELLER_FLAGS), on: z.boolean() }),
  z.extend(sellerStep, { action: only('change-status') }),
]);

export type SellerBulkChange = z.output<typeof sellerBulkChange>;
