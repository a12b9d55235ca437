import * as z from 'zod/mini';
import { personSchema } from '../users/staff';

/** What an editor got done, and what reviewers said of it in the last 30 days. */
export const editorThroughputSchema = z.object({
  editor: personSchema,
  /** Sent to review in the last 7 days. */
  taggedInWeek: z.int(),
  /** The same in the last 30. */
  taggedInMonth: z.int(),
  judged: z.int(),
  sentBack: z.int(),
  rejected: z.int(),
});

export type EditorThroughput = z.infer<typeof editorThroughputSchema>;
