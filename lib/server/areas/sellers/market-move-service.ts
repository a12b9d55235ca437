import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';

interface MarketMove {
  fromId: string;
  toId: string;
  mergeId: string;
  isUndone: boolean;
}

/** Records in the history of sellers that their market was merged into another, or that the merge was undone. */
export const recordMarketMoves = (
  tx: Queryable,
  ids: readonly string[],
  { fromId, toId, mergeId, isUndone }: MarketMove,
  actor: Actor,
): Promise<void> =>
  recordAudits(
    tx,
    ids.map((subjectId) => ({
      actorId: actor.userId,
      action: isUndone ? ('sellers.moved-back' as const) : ('sellers.moved' as const),
      subjectId,
      before: { marketId: fromId },
      after: { marketId: toId },
      details: { mergeId },
    })),
  );
