import * as z from 'zod/mini';
import { personSchema } from '../users/staff';

/** An editor's output, and the reviewers' verdicts on it, in the last 30 days. */
export const editorThroughputSchema = z.object({
  editor: personSchema,
  /** Sent to review in the last 7 days. */
  taggedInWeek: z.int(),
  /** Sent to review in the last 30 days. */
  taggedInMonth: z.int(),
  judged: z.int(),
  sentBack: z.int(),
  rejected: z.int(),
});

export type EditorThroughput = z.infer<typeof editorThroughputSchema>;
