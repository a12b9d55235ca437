import { creditedBy, figuresOf, wholeOf, withSettled } from '@/lib/domain/orders/order-figures';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { consignmentsOf, settledOf } from './part-repository';
import * as repository from './repository';

/** Recomputes what depends on the lines of a part, and on the parts of its order. The caller locks the order. */
export async function refresh(
  tx: Queryable,
  subOrder: repository.SubOrderFull,
  changes: { closedAt?: Date; searchText?: string } = {},
): Promise<void> {
  const { id, orderId, fromState, toState, discountBasisPoints } = subOrder;
  const terms = { fromState, toState, discountBasisPoints };
  const isClosed = (changes.closedAt ?? subOrder.closedAt) !== null;
  const settled = await settledOf(tx, id);
  const lines = withSettled(await repository.linesOfSubOrder(tx, id), settled);
  const lorries = await consignmentsOf(tx, [id]);
  await repository.updateSubOrder(tx, id, {
    ...changes,
    ...figuresOf(lines, { ...terms, isClosed, credited: creditedBy(settled) }),
    lrMissing: lorries.some(({ lrNumber }) => lrNumber === ''),
    movedAt: clock.now(),
  });
  await repository.updateOrder(tx, orderId, wholeOf(await repository.standingOf(tx, orderId)));
}
