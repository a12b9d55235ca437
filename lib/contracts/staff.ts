import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { idSchema } from './answers';
import { endpoint } from './endpoint';
import { anyOf } from './list';
import { optionsQuery } from './options';

/** A member of staff as colleagues see them. */
export const personSchema = z.object({ id: idSchema, name: z.string() });

export type Person = z.infer<typeof personSchema>;

export const staffApi = {
  options: endpoint({
    id: 'staff.options',
    summary: 'People to choose from: who can sign in, by a part of the name and by role.',
    method: 'GET',
    path: '/api/staff/options',
    access: { screens: ['seller-browse'] },
    query: z.extend(optionsQuery, { role: anyOf(z.enum(ROLE_NAMES)) }),
    answer: z.array(personSchema),
  }),
};
