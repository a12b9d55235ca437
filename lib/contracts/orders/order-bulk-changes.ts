import * as z from 'zod/mini';
import { idSchema } from '../base/answers';

/** What can be done to many parts of orders at once. Null unassigns. */
export const orderBulkChange = z.strictObject({
  action: z.enum(['assign']),
  assigneeId: z.nullable(idSchema),
});

export type OrderBulkChange = z.output<typeof orderBulkChange>;
