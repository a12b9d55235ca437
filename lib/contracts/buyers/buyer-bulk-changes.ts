import * as z from 'zod/mini';
import { idSchema } from '../base/answers';
import { buyerStep } from './buyer-record';

const only = <Action extends string>(action: Action) => z.enum([action]);

/** Bulk changes for buyers. A null manager unassigns. */
export const buyerBulkChange = z.union([
  z.strictObject({ action: only('set-manager'), managerId: z.nullable(idSchema) }),
  z.extend(buyerStep, { action: only('change-status') }),
]);

export type BuyerBulkChange = z.output<typeof buyerBulkChange>;
