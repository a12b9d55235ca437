import * as z from 'zod/mini';
import { idSchema, instant } from './answers';
import { listQuery } from './list';
import { personSchema } from '../users/staff';

/** Query of a list in time order, newest first by default. It has no search. */
export const timelineQuery = z.omit(listQuery(['at'], '-at', {}), { q: true });

/** One change to a record, field by field. */
export const historyEntrySchema = z.object({
  id: idSchema,
  at: instant,
  /** Null for changes made by the software itself. */
  actor: z.nullable(personSchema),
  action: z.string(),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  details: z.record(z.string(), z.unknown()),
  requestId: z.nullable(z.string()),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
