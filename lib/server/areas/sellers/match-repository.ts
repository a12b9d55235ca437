import { and, eq, like, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { sellerPhones, sellers } from '../../db/schema/sellers';

/** Whose phone number it is, unless they are closed. */
export async function findByPhone(tx: Queryable, number: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: sellers.id })
    .from(sellerPhones)
    .innerJoin(sellers, eq(sellers.id, sellerPhones.sellerId))
    .where(and(eq(sellerPhones.number, number), ne(sellers.status, 'closed')));
  return found?.id;
}

/** Sellers that are not closed and are found by this text, with the names that may be it; a merged one stands for its survivor. */
export const findNamed = (tx: Queryable, plainName: string) =>
  tx
    .select({
      id: sql<string>`coalesce(${sellers.mergedIntoId}, ${sellers.id})`,
      businessName: sellers.businessName,
      contactName: sellers.contactName,
    })
    .from(sellers)
    .where(and(like(sellers.searchText, containing(plainName)), ne(sellers.status, 'closed')));
