import * as z from 'zod/mini';
import { idSchema } from '../base/answers';

/** A member of staff as colleagues see them. */
export const personSchema = z.object({ id: idSchema, name: z.string() });

export type Person = z.infer<typeof personSchema>;
