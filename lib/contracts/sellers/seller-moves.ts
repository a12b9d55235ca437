import * as z from 'zod/mini';
import { idSchema, instant } from '../base/answers';
import { optionSchema } from '../base/options';
import { personSchema } from '../users/staff';

/** Whom sellers were moved between. */
export const MOVE_KINDS = ['salesman', 'accountManager'] as const;

/** Many sellers went from one person to another in one go. */
export const sellerMoveSchema = z.object({
  id: idSchema,
  kind: z.enum(MOVE_KINDS),
  from: optionSchema,
  to: optionSchema,
  sellers: z.int(),
  by: personSchema,
  at: instant,
  undoneAt: z.nullable(instant),
  undoUntil: instant,
});

/** What undoing brought back. Sellers that somebody moved on since then stay where they are. */
export const undoneMoveSchema = z.object({ move: sellerMoveSchema, restored: z.int(), leftAlone: z.int() });

export type SellerMove = z.infer<typeof sellerMoveSchema>;
export type UndoneMove = z.infer<typeof undoneMoveSchema>;
