import * as z from 'zod/mini';
import { idSchema, instant } from '../base/answers';
import { optionSchema } from '../base/options';
import { personSchema } from '../users/staff';

/** Kinds of people that sellers are moved between. */
export const MOVE_KINDS = ['salesman', 'accountManager'] as const;

/** Many sellers moved from one person to another at once. */
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

/** Result of undoing a move. Sellers that were moved again since then stay where they are. */
export const undoneMoveSchema = z.object({ move: sellerMoveSchema, restored: z.int(), leftAlone: z.int() });

export type SellerMove = z.infer<typeof sellerMoveSchema>;
export type UndoneMove = z.infer<typeof undoneMoveSchema>;
