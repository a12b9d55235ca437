import type * as z from 'zod/mini';
import type { Order } from '@/lib/contracts/orders/order-record';
import type { dispatchSchema } from '@/lib/contracts/orders/sub-orders';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { badInput, notFound, notMeant, refused } from '../../errors';
import { assertPhotos } from '../../platform/photos/photo-service';
import { moveLines, onSubOrder } from './on-sub-order';
import * as parts from './part-repository';
import type { SubOrderFull } from './repository';

/** Days are compared, not times: goods may leave on the day of the order and arrive on the day they left. */
function assertDay(field: string, at: Date, { from, before }: { from: Date; before: string }): void {
  if (at > clock.now()) throw badInput([{ path: [field], message: 'This day is still to come.' }]);
  if (indianDayOf(at) < indianDayOf(from)) throw badInput([{ path: [field], message: before }]);
}

interface Lorry {
  transporter: string;
  lrNumber: string;
  isMeant: boolean;
  weightKg?: number | null;
  photoId?: string | null;
}

/**
 * A transporter normally uses an LR number once. @throws 409 for a repeated one unless confirmed; 400 without its
 * photo.
 */
async function assertLr(tx: Queryable, lorry: Lorry, exceptId: string): Promise<void> {
  if (lorry.photoId) await assertPhotos(tx, [lorry.photoId], 'photoId');
  if (lorry.isMeant || lorry.lrNumber === '' || !(await parts.isLrKnown(tx, lorry, exceptId))) return;
  throw notMeant(`${lorry.transporter} gave the LR ${lorry.lrNumber} to another consignment already.`);
}

/** Makes an order part searchable by its LR numbers, too. */
const foundAlsoBy = ({ searchText }: SubOrderFull, lrNumber: string) =>
  lrNumber ? `${searchText} ${lrNumber.toLowerCase()}` : searchText;

/** Records the dispatch of accepted pieces. */
export const dispatch = (id: string, typed: z.output<typeof dispatchSchema>, actor: Actor): Promise<Order> =>
  onSubOrder(id, typed.version, actor, async ({ tx, subOrder, lines }) => {
    const { lines: wanted, version: _version, isMeant, ...lorry } = typed;
    const dispatchedAt = new Date(lorry.dispatchedAt);
    assertDay('dispatchedAt', dispatchedAt, {
      from: subOrder.placedAt,
      before: 'This day is before the order was placed.',
    });
    const row = { ...lorry, id: newId(), subOrderId: id, dispatchedAt, createdById: actor.userId };
    await assertLr(tx, { ...lorry, isMeant }, row.id);
    await moveLines(
      { tx, lines },
      wanted.map(({ lineId, pieces }) => ({ lineId, moves: [{ kind: 'dispatch', pieces }] })),
    );
    await parts.insertConsignment(tx, row, wanted);
    const details = {
      pieces: wanted.reduce((all, { pieces }) => all + pieces, 0),
      transporter: lorry.transporter,
      lrNumber: lorry.lrNumber,
    };
    return { action: 'sub-orders.dispatched', details, searchText: foundAlsoBy(subOrder, lorry.lrNumber) };
  });

async function consignment(id: string) {
  const found = await parts.findConsignment(orm(), id);
  if (!found) throw notFound();
  return found;
}

/** Records the delivery of a consignment, once. */
export async function deliver(id: string, deliveredAt: string, actor: Actor): Promise<Order> {
  const { subOrderId } = await consignment(id);
  return onSubOrder(subOrderId, null, actor, async ({ tx, lines }) => {
    const [lorry] = (await parts.consignmentsOf(tx, [subOrderId])).filter((one) => one.id === id);
    if (!lorry || lorry.deliveredAt) throw refused('This consignment is delivered already.');
    const at = new Date(deliveredAt);
    const from = new Date(lorry.dispatchedAt);
    assertDay('deliveredAt', at, { from, before: 'This day is before the goods were dispatched.' });
    await moveLines(
      { tx, lines },
      lorry.lines.map(({ lineId, pieces }) => ({ lineId, moves: [{ kind: 'deliver', pieces }] })),
    );
    await parts.updateConsignment(tx, id, { deliveredAt: at < from ? from : at });
    const details = { lrNumber: lorry.lrNumber, pieces: lorry.lines.reduce((all, { pieces }) => all + pieces, 0) };
    return { action: 'sub-orders.delivered', details };
  });
}

/** Sets the LR number of a consignment that was dispatched without one. */
export async function setLr(id: string, typed: Lorry, actor: Actor): Promise<Order> {
  const { subOrderId } = await consignment(id);
  return onSubOrder(subOrderId, null, actor, async ({ tx, subOrder }) => {
    await assertLr(tx, typed, id);
    const { transporter, lrNumber, weightKg, photoId } = typed;
    await parts.updateConsignment(tx, id, { transporter, lrNumber, weightKg, photoId });
    return {
      action: 'sub-orders.lr-changed',
      details: { transporter, lrNumber },
      searchText: foundAlsoBy(subOrder, lrNumber),
    };
  });
}
