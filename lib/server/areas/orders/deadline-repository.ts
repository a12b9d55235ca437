import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { orders, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';

/** Maximum per run; the rest follow in the next run. */
const MOST = 100;

/** Drafts unchanged since a moment, locked until the transaction ends. */
export const lockOldDrafts = (tx: Queryable, since: Date) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.headline, 'draft'),
        isNull(orders.number),
        lt(sql`coalesce(${orders.changedAt}, ${orders.createdAt})`, since),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST)
    .for('update', { skipLocked: true });

/**
 * Parts sent before a moment that the seller did not answer and that were not escalated yet, with the user who manages
 * the seller.
 */
export const lockUnanswered = (tx: Queryable, before: Date) =>
  tx
    .select({
      id: subOrders.id,
      orderId: subOrders.orderId,
      orderNumber: subOrders.orderNumber,
      position: subOrders.position,
      seller: sellers.businessName,
      personId: sql<string>`coalesce(${sellers.accountManagerId}, ${sellers.salesmanId}, ${orders.createdById})`,
    })
    .from(subOrders)
    .innerJoin(orders, eq(orders.id, subOrders.orderId))
    .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
    .where(and(eq(subOrders.headline, 'placed'), isNull(subOrders.escalatedAt), lt(subOrders.movedAt, before)))
    .orderBy(asc(subOrders.id))
    .limit(MOST)
    .for('update', { of: subOrders, skipLocked: true });

export async function setEscalated(tx: Queryable, id: string, escalatedAt: Date): Promise<void> {
  await tx.update(subOrders).set({ escalatedAt }).where(eq(subOrders.id, id));
}
