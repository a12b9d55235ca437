import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { OrderLine, SubOrderRow } from '@/lib/contracts/orders/order-record';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { buyers } from '../../db/schema/buyers';
import { numberSeries } from '../../db/schema/number-series';
import { orderLines, orders, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

export type OrderRow = typeof orders.$inferSelect;
export type SubOrderFull = typeof subOrders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

/** Condition for this salesman's sellers only; no condition when it is null. */
export const inPortfolio = (portfolio: string | null) =>
  portfolio === null ? undefined : eq(sellers.salesmanId, portfolio);

/** An order with its buyer and the user who took it. */
export const findOrder = async (tx: Queryable, id: string) =>
  (
    await tx
      .select({ order: orders, buyer: buyers, createdBy: { id: users.id, name: users.name } })
      .from(orders)
      .innerJoin(buyers, eq(buyers.id, orders.buyerId))
      .innerJoin(users, eq(users.id, orders.createdById))
      .where(eq(orders.id, id))
  )[0];

/** Locks the order until the transaction ends: every change of a part locks its order. */
export const lockOrder = async (tx: Queryable, id: string): Promise<OrderRow | undefined> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];

export async function insertOrder(tx: Queryable, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row);
}

export async function updateOrder(
  tx: Queryable,
  id: string,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}

const { fromState, toState, searchText, closedAt, sellerId, buyerId, escalatedAt, assigneeId, ...shown } =
  getTableColumns(subOrders);

/** Selects order parts in the shape of lists. */
export const selectSubOrders = (tx: Queryable) =>
  tx
    .select({
      ...shown,
      isLate: sql<boolean>`(${subOrders.headline} = 'placed' and ${escalatedAt} is not null)`,
      placedAt: instantText(subOrders.placedAt),
      movedAt: instantText(subOrders.movedAt),
      buyer: { id: buyers.id, businessName: buyers.businessName, city: buyers.city },
      seller: { id: sellers.id, businessName: sellers.businessName },
      assignee: { id: users.id, name: users.name },
    })
    .from(subOrders)
    .innerJoin(buyers, eq(buyers.id, subOrders.buyerId))
    .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
    .leftJoin(users, eq(users.id, assigneeId));

/** The parts of an order that the user can see. */
export const subOrdersOf = (tx: Queryable, orderId: string, portfolio: string | null): Promise<SubOrderRow[]> =>
  selectSubOrders(tx)
    .where(and(eq(subOrders.orderId, orderId), inPortfolio(portfolio)))
    .orderBy(asc(subOrders.position));

/** A part that the user can see, as stored. */
export const findSubOrder = async (tx: Queryable, id: string, portfolio: string | null) =>
  (
    await tx
      .select(getTableColumns(subOrders))
      .from(subOrders)
      .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
      .where(and(eq(subOrders.id, id), inPortfolio(portfolio)))
  )[0];

/** The parts with an order number that the user can see; a single one when the place is given. */
export const findParts = (
  tx: Queryable,
  { orderNumber, position }: { orderNumber: number; position: number | null },
  portfolio: string | null,
): Promise<SubOrderFull[]> =>
  tx
    .select(getTableColumns(subOrders))
    .from(subOrders)
    .innerJoin(orders, eq(orders.id, subOrders.orderId))
    .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
    .where(
      and(
        eq(orders.number, orderNumber),
        position === null ? undefined : eq(subOrders.position, position),
        inPortfolio(portfolio),
      ),
    )
    .orderBy(asc(subOrders.position));

export async function insertSubOrders(tx: Queryable, rows: (typeof subOrders.$inferInsert)[]): Promise<void> {
  await tx.insert(subOrders).values(rows);
}

export async function updateSubOrder(
  tx: Queryable,
  id: string,
  changes: Partial<typeof subOrders.$inferInsert>,
): Promise<void> {
  await tx
    .update(subOrders)
    .set({ ...changes, version: sql`${subOrders.version} + 1` })
    .where(eq(subOrders.id, id));
}

/** Headline and value of an order's parts. */
export const standingOf = (tx: Queryable, orderId: string) =>
  tx
    .select({ id: subOrders.id, headline: subOrders.headline, taxable: subOrders.taxable, payable: subOrders.payable })
    .from(subOrders)
    .where(eq(subOrders.orderId, orderId));

/** The lines of an order in the shape of the contract. */
export const shownLines = (tx: Queryable, orderId: string): Promise<(OrderLine & { subOrderId: string | null })[]> => {
  const { orderId: _orderId, sellerId: _sellerId, position, ...line } = getTableColumns(orderLines);
  return tx
    .select({
      ...line,
      seller: { id: sellers.id, businessName: sellers.businessName, minimumOrderValue: sellers.minimumOrderValue },
    })
    .from(orderLines)
    .innerJoin(sellers, eq(sellers.id, orderLines.sellerId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position));
};

export const linesOfOrder = (tx: Queryable, orderId: string): Promise<LineRow[]> =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

export const linesOfSubOrder = (tx: Queryable, subOrderId: string): Promise<LineRow[]> =>
  tx.select().from(orderLines).where(eq(orderLines.subOrderId, subOrderId)).orderBy(asc(orderLines.position));

/** Replaces the lines of a draft. */
export async function replaceLines(
  tx: Queryable,
  orderId: string,
  rows: (typeof orderLines.$inferInsert)[],
): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  if (rows.length > 0) await tx.insert(orderLines).values(rows);
}

export async function insertLine(tx: Queryable, row: typeof orderLines.$inferInsert): Promise<void> {
  await tx.insert(orderLines).values(row);
}

export async function updateLines(
  tx: Queryable,
  ids: readonly string[],
  changes: Partial<typeof orderLines.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderLines)
    .set(changes)
    .where(inArray(orderLines.id, [...ids]));
}

/** The next number of a series. It is locked until the transaction ends, so that the series has no gaps. */
export async function nextNumber(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx
    .insert(numberSeries)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + 1` } })
    .returning();
  if (!row) throw new Error(`The series ${name} gave no number.`);
  return row.last;
}
