import * as z from 'zod/mini';
import { idSchema, instant } from './base/answers';
import { personSchema } from './users/staff';

/** A salesman's visit to a seller. */
export const visitSchema = z.object({
  id: idSchema,
  seller: z.object({ id: idSchema, businessName: z.string() }),
  salesman: personSchema,
  at: instant,
  note: z.string(),
});

export type Visit = z.infer<typeof visitSchema>;
