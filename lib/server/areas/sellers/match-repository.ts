import { and, eq, like, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { sellerPhones, sellers } from '../../db/schema/sellers';

/** Whose phone number it is. */
export const findByPhone = async (tx: Queryable, number: string): Promise<string | undefined> =>
  (await tx.select({ id: sellerPhones.sellerId }).from(sellerPhones).where(eq(sellerPhones.number, number)))[0]?.id;

/** Sellers that are not closed and are found by this text, with the names that may be it. */
export const findNamed = (tx: Queryable, plainName: string) =>
  tx
    .select({ id: sellers.id, businessName: sellers.businessName, contactName: sellers.contactName })
    .from(sellers)
    .where(and(like(sellers.searchText, containing(plainName)), ne(sellers.status, 'closed')));
