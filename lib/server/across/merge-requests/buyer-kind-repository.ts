import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { buyerSearchText } from '@/lib/domain/buyers/buyer-search';
import { OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Queryable } from '../../db/database';
import { buyers } from '../../db/schema/buyers';
import { subOrders } from '../../db/schema/orders';
import { productTypes } from '../../db/schema/taxonomy';
import { users } from '../../db/schema/users';

const deals = sql<string[]>`array(select ${productTypes.nameEn} from ${productTypes}
  where ${productTypes.id} = any(${buyers.dealsIn}) order by ${productTypes.position})`;

/** Buyers with the names of the records they reference. */
export const findBuyers = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ buyer: buyers, manager: users.name, deals })
    .from(buyers)
    .leftJoin(users, eq(users.id, buyers.managerId))
    .where(inArray(buyers.id, [...ids]));

/** Number of a buyer's orders that are not finished. */
export const countOpenOrders = (tx: Queryable, buyerId: string): Promise<number> =>
  tx.$count(subOrders, and(eq(subOrders.buyerId, buyerId), inArray(subOrders.headline, OPEN_HEADLINES)));

/** Buyers prepared for comparison; merged ones are left out. */
export const subjectsOf = async (tx: Queryable, ids: readonly string[]) => {
  const found = await tx
    .select()
    .from(buyers)
    .where(and(inArray(buyers.id, [...ids]), isNull(buyers.mergedIntoId)));
  return found.map(({ id, businessName, contactName, phoneNumber, gstin, city, address }) => ({
    ...{ id, businessName, contactName, gstin, address },
    phoneNumbers: [phoneNumber],
    place: plainText(city) || null,
    groups: [],
    senders: [],
  }));
};

/** Rewrites a buyer's search text, as every save does. */
export async function renewSearch(tx: Queryable, id: string): Promise<void> {
  const [buyer] = await tx.select().from(buyers).where(eq(buyers.id, id));
  if (buyer)
    await tx
      .update(buyers)
      .set({ searchText: buyerSearchText(buyer) })
      .where(eq(buyers.id, id));
}
