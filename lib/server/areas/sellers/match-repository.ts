import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { sellerPhones, sellers } from '../../db/schema/sellers';

/** Whose these phone numbers are, unless they are closed. */
export const findByPhones = (tx: Queryable, numbers: readonly string[]) =>
  tx
    .select({ id: sellers.id, number: sellerPhones.number })
    .from(sellerPhones)
    .innerJoin(sellers, eq(sellers.id, sellerPhones.sellerId))
    .where(and(inArray(sellerPhones.number, [...numbers]), ne(sellers.status, 'closed')));

/**
 * Sellers that are not closed and are found by one of these texts, with the names that may be it; a merged one stands
 * for its survivor. As a join, for which the index of texts is asked once for each of them.
 */
export const findNamed = (tx: Queryable, plainNames: readonly string[]) =>
  tx
    .select({
      id: sql<string>`coalesce(${sellers.mergedIntoId}, ${sellers.id})`,
      businessName: sellers.businessName,
      contactName: sellers.contactName,
    })
    .from(sql`unnest(${sql.param(plainNames.map(containing))}::text[]) as wanted(pattern)`)
    .innerJoin(sellers, and(sql`${sellers.searchText} like wanted.pattern`, ne(sellers.status, 'closed')));
