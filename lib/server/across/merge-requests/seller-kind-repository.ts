import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { distinctiveName, sellerSearchText } from '@/lib/domain/sellers/seller-search';
import type { Queryable } from '../../db/database';
import { markets } from '../../db/schema/markets';
import { orders, subOrders } from '../../db/schema/orders';
import { sellerGroups } from '../../db/schema/seller-groups';
import { sellerPhones, sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';
import { whatsappSenders } from '../../db/schema/whatsapp';
import type { Pair } from '../../platform/merges/merge-kit';

const [salesman, manager] = [alias(users, 'salesman'), alias(users, 'manager')];

const phones = sql<string[]>`array(select ${sellerPhones.number} from ${sellerPhones}
  where ${sellerPhones.sellerId} = ${sellers.id} order by ${sellerPhones.position})`;

/** Sellers with the names of the records they reference. */
export const findSellers = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ seller: sellers, phones, market: markets, salesman: salesman.name, manager: manager.name })
    .from(sellers)
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .leftJoin(salesman, eq(salesman.id, sellers.salesmanId))
    .leftJoin(manager, eq(manager.id, sellers.accountManagerId))
    .where(inArray(sellers.id, [...ids]));

/** Orders in which both have an unfinished part. */
export const openTogether = async (tx: Queryable, { survivorId, loserId }: Pair): Promise<number[]> => {
  const its = alias(subOrders, 'its');
  const found = await tx
    .select({ number: subOrders.orderNumber })
    .from(subOrders)
    .innerJoin(its, and(eq(its.orderId, subOrders.orderId), eq(its.sellerId, loserId)))
    .innerJoin(orders, eq(orders.id, subOrders.orderId))
    .where(
      and(
        eq(subOrders.sellerId, survivorId),
        or(inArray(subOrders.headline, OPEN_HEADLINES), inArray(its.headline, OPEN_HEADLINES)),
      ),
    )
    .orderBy(asc(subOrders.orderNumber))
    .limit(5);
  return found.map(({ number }) => number);
};

const groups = sql<
  string[]
>`array(select ${sellerGroups.name} from ${sellerGroups} where ${sellerGroups.sellerId} = ${sellers.id})`;
const senders = sql<
  string[]
>`array(select ${whatsappSenders.name} from ${whatsappSenders} where ${whatsappSenders.sellerId} = ${sellers.id})`;

/** Sellers prepared for comparison; merged and closed ones are left out. */
export const subjectsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({
      id: sellers.id,
      businessName: sellers.businessName,
      contactName: sellers.contactName,
      gstin: sellers.gstin,
      place: sellers.marketId,
      address: sellers.address,
      phoneNumbers: phones,
      groups,
      senders,
    })
    .from(sellers)
    .where(and(inArray(sellers.id, [...ids]), isNull(sellers.mergedIntoId), ne(sellers.status, 'closed')));

/** Rewrites a seller's search text, as every save does. */
export async function renewSearch(tx: Queryable, id: string): Promise<void> {
  const [found] = await findSellers(tx, [id]);
  if (!found) return;
  const searchText = sellerSearchText({ ...found.seller, phoneNumbers: found.phones });
  await tx
    .update(sellers)
    .set({ searchText, nameKey: distinctiveName(found.seller.businessName) })
    .where(eq(sellers.id, id));
}
