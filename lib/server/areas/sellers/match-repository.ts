import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { sellerPhones, sellers } from '../../db/schema/sellers';

/** Owners of these phone numbers, unless they are closed. */
export const findByPhones = (tx: Queryable, numbers: readonly string[]) =>
  tx
    .select({ id: sellers.id, number: sellerPhones.number })
    .from(sellerPhones)
    .innerJoin(sellers, eq(sellers.id, sellerPhones.sellerId))
    .where(and(inArray(sellerPhones.number, [...numbers]), ne(sellers.status, 'closed')));

/**
 * Open sellers whose search text contains one of these texts, with their names; a merged seller is replaced by its
 * survivor. A join lets Postgres query the text index once per text.
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
