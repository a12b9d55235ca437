import * as z from 'zod/mini';
import { idSchema, instant } from './answers';
import { listQuery } from './list';
import { personSchema } from '../users/staff';

/** The query of a list in the order of time, the newest first unless told. It is not searched. */
export const timelineQuery = z.omit(listQuery(['at'], '-at', {}), { q: true });

/** What somebody did to a record, field by field. */
export const historyEntrySchema = z.object({
  id: idSchema,
  at: instant,
  /** Null for what the software did by itself. */
  actor: z.nullable(personSchema),
  action: z.string(),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  details: z.record(z.string(), z.unknown()),
  requestId: z.nullable(z.string()),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
