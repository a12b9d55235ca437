import type { Order } from '@/lib/contracts/orders/order-record';
import { type LineMove, moved, quantityProblem } from '@/lib/domain/orders/quantities';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { scopeOf } from './scope';
import { refresh } from './refresh';
import * as repository from './repository';
import { getOrder } from './service';

interface Held {
  tx: Queryable;
  subOrder: repository.SubOrderFull;
  lines: readonly repository.LineRow[];
}

/** What a step did to an order part. */
interface Done {
  /** Omitted when the step writes its own audit entry. */
  action?: `${string}.${string}`;
  details?: Record<string, unknown>;
  closedAt?: Date;
  searchText?: string;
}

/**
 * Runs a step on an order part: locks it by its order, checks the version if given, updates what depends on its lines,
 * and audits the change.
 * @throws 404 when there is none or it is in another's portfolio; 409 when it was changed concurrently.
 */
export const onSubOrder = (
  id: string,
  version: number | null,
  actor: Actor,
  step: (held: Held) => Promise<Done>,
  { isForClosed = false } = {},
): Promise<Order> =>
  transaction(async (tx) => {
    const portfolio = scopeOf(actor);
    const found = await repository.findSubOrder(tx, id, portfolio);
    if (!found) throw notFound();
    await repository.lockOrder(tx, found.orderId);
    const subOrder = await repository.findSubOrder(tx, id, portfolio);
    if (!subOrder) throw notFound();
    if (version !== null && subOrder.version !== version)
      throw changedMeanwhile(await getOrder(found.orderId, actor, tx));
    if (subOrder.closedAt && !isForClosed) throw refused('This order is closed.');
    const lines = await repository.linesOfSubOrder(tx, id);
    const { action, details, ...changes } = await step({ tx, subOrder, lines });
    await refresh(tx, subOrder, changes);
    const part = subOrderNumber(subOrder);
    if (action) await recordAudit(tx, { actorId: actor.userId, action, subjectId: id, details: { part, ...details } });
    return getOrder(found.orderId, actor, tx);
  });

/** A move of pieces of one line. */
export interface MovedLine {
  lineId: string;
  moves: readonly LineMove[];
  refusedReason?: string;
}

/** Moves pieces of lines. @throws 400 at a line without enough pieces. */
export async function moveLines(
  { tx, lines }: Pick<Held, 'tx' | 'lines'>,
  wanted: readonly MovedLine[],
): Promise<void> {
  const changes = wanted.map(({ lineId, moves, refusedReason }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw badInput([{ path: ['lines', index, 'lineId'], message: 'This line is of another order.' }]);
    const { ordered, accepted, refused: no, cancelled, dispatched, delivered, returned } = line;
    const before = { ordered, accepted, refused: no, cancelled, dispatched, delivered, returned };
    const after = moves.reduce(moved, before);
    const problem = quantityProblem(after);
    if (problem) throw badInput([{ path: ['lines', index], message: `${line.title}: ${problem}` }]);
    return { lineId, after: { ...after, ...(refusedReason && { refusedReason }) } };
  });
  for (const { lineId, after } of changes) await repository.updateLines(tx, [lineId], after);
}
