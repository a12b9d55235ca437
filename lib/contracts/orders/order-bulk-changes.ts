import * as z from 'zod/mini';
import { idSchema } from '../base/answers';

/** Bulk changes for parts of orders. Null unassigns. */
export const orderBulkChange = z.strictObject({
  action: z.enum(['assign']),
  assigneeId: z.nullable(idSchema),
});

export type OrderBulkChange = z.output<typeof orderBulkChange>;
