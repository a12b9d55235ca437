import * as z from 'zod/mini';
import { personSchema } from '../users/staff';
import { idSchema, instant } from './answers';

/** A note that a member of staff wrote about a record. */
export const noteSchema = z.object({ id: idSchema, text: z.string(), author: personSchema, at: instant });

export type Note = z.infer<typeof noteSchema>;
