import type { Order } from '@/lib/contracts/orders/order-record';
import { creditOf } from '@/lib/domain/orders/order-figures';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import { type ReturnStatus } from '@/lib/domain/orders/return-status';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { orderReturns } from '../../db/schema/orders';
import { newId } from '../../db/schema/columns';
import { badInput, notFound, refused } from '../../errors';
import { stepsOf } from '../../platform/steps/steps-of';
import * as entries from './entry-repository';
import { moveLines, onSubOrder } from './on-sub-order';
import * as parts from './part-repository';
import type * as repository from './repository';
import { sellerNumber } from './seller-number';

async function held(tx: Queryable, id: string): Promise<parts.ReturnRow> {
  const found = await parts.findReturn(tx, id);
  if (!found) throw notFound();
  return found;
}

/** Transitions of returns. The caller locks the order. */
const RETURN_STEPS = stepsOf({
  machine: RETURN_MACHINE,
  table: orderReturns,
  hold: held,
  find: held,
  factsOf: () => ({}),
  audited: ({ status, statusReason, damaged, pieces }: parts.ReturnRow) => ({ status, statusReason, damaged, pieces }),
});

interface Asked {
  lineId: string;
  pieces: number;
  reason: string;
  version: number;
}

/** Requests the return of delivered pieces. Pieces cannot be requested twice. */
export const askReturn = (id: string, { version, ...asked }: Asked, actor: Actor): Promise<Order> =>
  onSubOrder(
    id,
    version,
    actor,
    async ({ tx, lines }) => {
      const { lineId, pieces, reason } = asked;
      const line = lines.find((one) => one.id === lineId);
      if (!line) throw badInput([{ path: ['lineId'], message: 'This line is of another order.' }]);
      const left = line.delivered - line.returned;
      if (pieces > left) throw badInput([{ path: ['pieces'], message: `At most ${left} pieces can be returned.` }]);
      await moveLines({ tx, lines }, [{ lineId, moves: [{ kind: 'return', pieces }] }]);
      const now = clock.now();
      await parts.insertReturn(tx, { ...asked, id: newId(), subOrderId: id, statusChangedAt: now, createdAt: now });
      return { action: 'sub-orders.return-asked', details: { pieces, reason } };
    },
    { isForClosed: true },
  );

/**
 * Credits the buyer with the part's value less the value of the pieces that stay: however its returns are split, the
 * credit notes add up to exactly that.
 */
async function credit(
  tx: Queryable,
  { id, lineId, pieces }: parts.ReturnRow,
  subOrder: repository.SubOrderFull,
  lines: readonly repository.LineRow[],
  actor: Actor,
): Promise<void> {
  const { orderId, buyerId } = subOrder;
  const amount = creditOf(subOrder, lines, await parts.settledOf(tx, subOrder.id), { lineId, pieces });
  if (amount <= 0) throw refused('These goods are worth less than a rupee; there is nothing to credit.');
  const now = clock.now();
  const number = await sellerNumber(tx, 'credit_note', subOrder.sellerId);
  const entry = { id: newId(), buyerId, kind: 'credit_note' as const, number, amount, returnId: id };
  await entries.insert(tx, { ...entry, receivedAt: now, createdAt: now, authorId: actor.userId }, [
    { orderId, amount },
  ]);
}

interface Step {
  to: ReturnStatus;
  reason?: string;
  damaged?: number;
  version: number;
}

/** Moves a return to its next status. A rejected one releases its pieces; settling credits the buyer. */
export async function moveReturn(id: string, { damaged, ...wish }: Step, actor: Actor): Promise<Order> {
  const { subOrderId, pieces, lineId } = await held(orm(), id);
  if (damaged !== undefined && damaged > pieces)
    throw badInput([{ path: ['damaged'], message: `At most ${pieces} pieces came back.` }]);
  return onSubOrder(
    subOrderId,
    null,
    actor,
    async ({ tx, subOrder, lines }) => {
      if (damaged !== undefined && wish.to === 'received') await parts.setDamaged(tx, id, damaged);
      const row = await RETURN_STEPS.takeStep(tx, id, wish, actor);
      if (wish.to === 'refused')
        await moveLines({ tx, lines }, [{ lineId, moves: [{ kind: 'refuse-return', pieces }] }]);
      if (wish.to === 'settled') await credit(tx, row, subOrder, lines, actor);
      return {};
    },
    { isForClosed: true },
  );
}
