import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Option } from '@/lib/contracts/base/options';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import type { Queryable } from '../../db/database';
import { subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { inPortfolio, selectSubOrders } from './repository';

const openOf = (userId: string) =>
  and(eq(subOrders.assigneeId, userId), inArray(subOrders.headline, [...OPEN_HEADLINES]));

export const countOpenOf = (tx: Queryable, userId: string): Promise<number> => tx.$count(subOrders, openOf(userId));

/** The first open parts a user follows, oldest first, labelled with their number. */
export const someOpenOf = async (tx: Queryable, userId: string, limit: number): Promise<Option[]> =>
  (
    await tx
      .select({ id: subOrders.id, orderNumber: subOrders.orderNumber, position: subOrders.position })
      .from(subOrders)
      .where(openOf(userId))
      .orderBy(subOrders.placedAt, subOrders.id)
      .limit(limit)
  ).map(({ id, ...part }) => ({ id, label: subOrderNumber(part) }));

/** Ids of all these parts, locked until the transaction ends. */
export const lockOpenOf = async (tx: Queryable, userId: string): Promise<string[]> =>
  (await tx.select({ id: subOrders.id }).from(subOrders).where(openOf(userId)).orderBy(subOrders.id).for('update')).map(
    ({ id }) => id,
  );

/** Assigns or unassigns parts. */
export async function setAssignee(tx: Queryable, ids: readonly string[], assigneeId: string | null): Promise<void> {
  await tx
    .update(subOrders)
    .set({ assigneeId, version: sql`${subOrders.version} + 1` })
    .where(inArray(subOrders.id, [...ids]));
}

/** The salesman of each part's seller. */
export const salesmenOf = async (tx: Queryable, ids: readonly string[]): Promise<Map<string, string | null>> =>
  new Map(
    (
      await tx
        .select({ id: subOrders.id, salesmanId: sellers.salesmanId })
        .from(subOrders)
        .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
        .where(inArray(subOrders.id, [...ids]))
    ).map(({ id, salesmanId }) => [id, salesmanId]),
  );

/** Those of the parts in a portfolio, in no order; all of them when it is null. */
export const findRows = async (
  tx: Queryable,
  ids: readonly string[],
  portfolio: string | null,
): Promise<SubOrderRow[]> =>
  ids.length === 0 ? [] : selectSubOrders(tx).where(and(inArray(subOrders.id, [...ids]), inPortfolio(portfolio)));
