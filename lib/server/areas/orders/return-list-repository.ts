import { and, eq, inArray } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { ReturnListed } from '@/lib/contracts/orders/order-record';
import type { ReturnStatus } from '@/lib/domain/orders/return-status';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerEntries } from '../../db/schema/buyer-entries';
import { buyers } from '../../db/schema/buyers';
import { orderLines, orderReturns, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { type OrderFilters, partsLike } from './list-repository';

export interface ReturnFilters extends Pick<OrderFilters, 'q' | 'sellerId' | 'buyerId'> {
  status?: ReturnStatus[];
}

const matching = (tx: Queryable, { status, ...ofParts }: ReturnFilters, portfolio: string | null) => {
  const isAny = portfolio === null && Object.values(ofParts).every((wanted) => !wanted);
  return and(
    status && inArray(orderReturns.status, status),
    isAny ? undefined : inArray(orderReturns.subOrderId, partsLike(tx, ofParts, portfolio)),
  );
};

/** A page of the returns of order parts that the user can see. */
export const listReturns = (
  tx: Queryable,
  { q, sellerId, buyerId, status, ...request }: ReturnFilters & ListRequest,
  portfolio: string | null,
): Promise<Page<ReturnListed>> =>
  listPage(tx, request, {
    sorts: { createdAt: orderReturns.createdAt },
    id: orderReturns.id,
    where: matching(tx, { q, sellerId, buyerId, status }, portfolio),
    select: ({ where, orderBy, limit }) => {
      const { id, pieces, damaged, reason, status: state, statusReason } = orderReturns;
      const { orderId, orderNumber, position } = subOrders;
      return tx
        .select({
          ...{ id, orderId, orderNumber, position, pieces, damaged, reason, status: state, statusReason },
          title: orderLines.title,
          buyer: { id: buyers.id, businessName: buyers.businessName, city: buyers.city },
          seller: { id: sellers.id, businessName: sellers.businessName },
          creditNote: buyerEntries.number,
          createdAt: instantText(orderReturns.createdAt),
        })
        .from(orderReturns)
        .innerJoin(subOrders, eq(subOrders.id, orderReturns.subOrderId))
        .innerJoin(orderLines, eq(orderLines.id, orderReturns.lineId))
        .innerJoin(buyers, eq(buyers.id, subOrders.buyerId))
        .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
        .leftJoin(buyerEntries, eq(buyerEntries.returnId, orderReturns.id))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit);
    },
    toRow: (found) => found as ReturnListed,
  });
