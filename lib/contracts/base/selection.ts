import * as z from 'zod/mini';
import { BULK_IDS_LIMIT } from '@/lib/domain/lists/bulk-changes';
import { numberText } from '@/lib/domain/text/count-text';
import { idSchema } from './answers';

const ids = z.array(idSchema);

/** These ids, or everything the list's query matches except some ids. */
export const selection = z
  .union([
    z.strictObject({ ids }),
    z.strictObject({ query: z.string().check(z.maxLength(4000)), except: z._default(ids, []) }),
  ])
  // Checked on the whole union: a failure inside a variant would not show its own message.
  .check(
    z.refine(
      (chosen) => ('ids' in chosen ? chosen.ids : chosen.except).length <= BULK_IDS_LIMIT,
      `At most ${numberText(BULK_IDS_LIMIT)} can be chosen one by one. Filter the list and choose all that match.`,
    ),
  );
