import type * as z from 'zod/mini';
import type { Issue } from '@/lib/contracts/base/answers';
import { type Order, type draftLineSchema, MOST_LINES } from '@/lib/contracts/orders/order-record';
import type { changeSetSchema } from '@/lib/contracts/orders/sub-orders';
import { changedLine, changeProblem } from '@/lib/domain/orders/change-set';
import { creditedBy, figuresOf, withSettled } from '@/lib/domain/orders/order-figures';
import { valueProblem } from '@/lib/domain/orders/order-money';
import { NO_PIECES } from '@/lib/domain/orders/quantities';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { getBuyer } from '../buyers/service';
import { knownForSale, taxRates } from '../catalogs/sale-service';
import { newLineRows } from './line-rows';
import { onSubOrder } from './on-sub-order';
import * as parts from './part-repository';
import * as repository from './repository';
import { scopeOf } from './scope';
import { getOrder } from './service';

export type ChangeSet = z.output<typeof changeSetSchema>;
type Line = repository.LineRow;

/**
 * Lines after the requested changes; lines not mentioned stay. @throws 400 at a line that cannot be changed that way.
 */
function wishedLines(lines: readonly Line[], wishes: ChangeSet['lines']): Line[] {
  const issues = wishes.flatMap((wish, index): Issue[] => {
    const line = lines.find(({ id }) => id === wish.lineId);
    if (!line) return [{ path: ['lines', index, 'lineId'], message: 'This line is of another order.' }];
    const problem = changeProblem(line, wish);
    return problem ? [{ path: ['lines', index, problem.field], message: problem.message }] : [];
  });
  if (issues.length > 0) throw badInput(issues);
  return lines.map((line) => {
    const wish = wishes.find(({ lineId }) => lineId === line.id);
    if (!wish) return line;
    const after = changedLine(line, wish);
    const isSame = wish.rate === line.rate;
    return { ...after, rateReason: isSame ? line.rateReason : wish.rate === line.catalogRate ? null : wish.rateReason };
  });
}

async function addedLines(
  tx: Queryable,
  subOrder: repository.SubOrderFull,
  added: readonly z.output<typeof draftLineSchema>[],
  actor: Actor,
): Promise<Line[]> {
  const ids = [...new Set(added.map(({ catalogId }) => catalogId))];
  const known = await knownForSale(tx, ids, scopeOf(actor));
  const foreign = added.findIndex(({ catalogId }) => known.get(catalogId)?.seller.id !== subOrder.sellerId);
  if (foreign >= 0)
    throw badInput([{ path: ['added', foreign, 'catalogId'], message: 'This catalog is of another seller.' }]);
  const rows = newLineRows(added, known, { orderId: subOrder.orderId, field: 'added' });
  return rows.map((row): Line => ({
    ...NO_PIECES,
    ...row,
    subOrderId: subOrder.id,
    gstBasisPoints: 0,
    refusedReason: null,
    rateReason: row.rateReason ?? null,
    setPieces: row.setPieces ?? null,
  }));
}

/** Sets today's GST rate on lines with a new price, by the price after discount. */
async function withTax(tx: Queryable, after: readonly Line[], before: readonly Line[], discountBasisPoints: number) {
  const known = await knownForSale(tx, [...new Set(after.map(({ catalogId }) => catalogId))], null);
  const rateOf = await taxRates(tx, indianDayOf(clock.now()));
  return after.map((line) => {
    if (before.find(({ id }) => id === line.id)?.rate === line.rate) return line;
    const price = Math.round((line.rate * (10_000 - discountBasisPoints)) / 10_000);
    return { ...line, gstBasisPoints: rateOf(known.get(line.catalogId)?.productTypeId ?? null, price) };
  });
}

/** @throws 400 when an order that grows would exceed the maximum value. */
async function assertValue(tx: Queryable, part: repository.SubOrderFull, taxable: number, added: number) {
  if (taxable <= part.taxable) return;
  const others = (await repository.standingOf(tx, part.orderId)).filter(({ id }) => id !== part.id);
  const problem = valueProblem(others.reduce((sum, other) => sum + other.taxable, taxable));
  if (problem) throw badInput([{ path: [added > 0 ? 'added' : 'lines'], message: problem }]);
}

/** A part after a change, and its new total. */
async function changed(tx: Queryable, subOrder: repository.SubOrderFull, wish: ChangeSet, actor: Actor) {
  const before = await repository.linesOfSubOrder(tx, subOrder.id);
  const wished = wishedLines(before, wish.lines);
  const more = await addedLines(tx, subOrder, wish.added, actor);
  if (before.length + more.length > MOST_LINES)
    throw badInput([{ path: ['added'], message: `An order has at most ${MOST_LINES} lines.` }]);
  const lines = await withTax(tx, [...wished, ...more], before, subOrder.discountBasisPoints);
  const settled = await parts.settledOf(tx, subOrder.id);
  const { fromState, toState, discountBasisPoints } = subOrder;
  const terms = { fromState, toState, discountBasisPoints, isClosed: false, credited: creditedBy(settled) };
  const figures = figuresOf(withSettled(lines, settled), terms);
  await assertValue(tx, subOrder, figures.taxable, more.length);
  return { before, lines, figures, difference: figures.payable - subOrder.payable };
}

/** Previews what a change does to the totals of a part; nothing is stored. */
export async function previewChange(id: string, wish: ChangeSet, actor: Actor) {
  const subOrder = await repository.findSubOrder(orm(), id, scopeOf(actor));
  if (!subOrder) throw notFound();
  if (subOrder.version !== wish.version) throw changedMeanwhile(await getOrder(subOrder.orderId, actor));
  const { figures, difference } = await changed(orm(), subOrder, wish, actor);
  return { before: subOrder.payable, after: figures.payable, difference };
}

const sameLine = (one: Line, two: Line) =>
  one.ordered === two.ordered && one.cancelled === two.cancelled && one.rate === two.rate;

/** Changes a placed part atomically: pieces, rates, lines added and removed. */
export const changePart = (id: string, wish: ChangeSet, actor: Actor): Promise<Order> =>
  onSubOrder(id, wish.version, actor, async ({ tx, subOrder }) => {
    const { before, lines, figures, difference } = await changed(tx, subOrder, wish, actor);
    const isMore = figures.ordered > subOrder.ordered;
    if (isMore && (await getBuyer(subOrder.buyerId, tx)).status === 'blocked') throw refused('This buyer is blocked.');
    const others = lines.filter((line) => !before.some((one) => one.id === line.id && sameLine(one, line)));
    if (others.length === 0) throw badInput([{ path: ['lines'], message: 'Nothing is changed.' }]);
    const last = Math.max(...(await repository.linesOfOrder(tx, subOrder.orderId)).map(({ position }) => position));
    for (const [index, line] of others.entries()) {
      const { id: lineId, ...columns } = line;
      if (before.some((one) => one.id === lineId)) await repository.updateLines(tx, [lineId], columns);
      else await repository.insertLine(tx, { ...line, position: last + 1 + index });
    }
    return { action: 'sub-orders.changed', details: { lines: others.length, difference, reason: wish.reason } };
  });
