import * as z from 'zod/mini';
import { BULK_IDS_LIMIT } from '@/lib/domain/lists/bulk-changes';
import { numberText } from '@/lib/domain/text/count-text';
import { idSchema } from './answers';

const ids = z.array(idSchema);

/** These records; or all that the list's own query finds, as its address has it, but some. */
export const selection = z
  .union([
    z.strictObject({ ids }),
    z.strictObject({ query: z.string().check(z.maxLength(4000)), except: z._default(ids, []) }),
  ])
  // Of the union as a whole: what is wrong with one of its kinds is not told by its own words.
  .check(
    z.refine(
      (chosen) => ('ids' in chosen ? chosen.ids : chosen.except).length <= BULK_IDS_LIMIT,
      `At most ${numberText(BULK_IDS_LIMIT)} can be chosen one by one. Filter the list and choose all that match.`,
    ),
  );
