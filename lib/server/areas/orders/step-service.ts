import type { Order } from '@/lib/contracts/orders/order-record';
import { closeProblem } from '@/lib/domain/orders/headline';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { badInput, refused } from '../../errors';
import { moveLines, onSubOrder } from './on-sub-order';

interface Answer {
  version: number;
  lines: { lineId: string; accepted: number; refused: number; reason: string | null }[];
}

/** Records the seller's answer, line by line. Unanswered pieces stay open. */
export const answerSubOrder = (id: string, { version, lines }: Answer, actor: Actor): Promise<Order> =>
  onSubOrder(id, version, actor, async (held) => {
    lines.forEach(({ refused: no, reason }, index) => {
      if (no > 0 && !reason) throw badInput([{ path: ['lines', index, 'reason'], message: 'Say why it is refused.' }]);
    });
    const sum = (name: 'accepted' | 'refused') => lines.reduce((all, line) => all + line[name], 0);
    const details = { accepted: sum('accepted'), refused: sum('refused') };
    if (details.accepted + details.refused === 0)
      throw badInput([{ path: ['lines'], message: 'Type what the seller accepts or refuses.' }]);
    await moveLines(
      held,
      lines.map(({ lineId, accepted, refused: no, reason }) => ({
        lineId,
        moves: [
          { kind: 'accept', pieces: accepted },
          { kind: 'refuse', pieces: no },
        ],
        refusedReason: no > 0 ? (reason ?? undefined) : undefined,
      })),
    );
    return { action: 'sub-orders.answered', details };
  });

interface Cancellation {
  version: number;
  lines: { lineId: string; pieces: number }[];
  reason: string;
}

/** Cancels pieces that are still with the seller. */
export const cancelPieces = (id: string, { version, lines, reason }: Cancellation, actor: Actor): Promise<Order> =>
  onSubOrder(id, version, actor, async (held) => {
    await moveLines(
      held,
      lines.map(({ lineId, pieces }) => ({ lineId, moves: [{ kind: 'cancel', pieces }] })),
    );
    const cancelled = lines.reduce((all, { pieces }) => all + pieces, 0);
    return { action: 'sub-orders.cancelled', details: { cancelled, reason } };
  });

/** Closes a delivered part: this cannot be undone. */
export const closeSubOrder = (id: string, { version }: { version: number }, actor: Actor): Promise<Order> =>
  onSubOrder(id, version, actor, ({ subOrder }) => {
    const problem = closeProblem(subOrder.headline);
    if (problem) throw refused(problem);
    return Promise.resolve({ action: 'sub-orders.closed', closedAt: clock.now() });
  });
