import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { sellerPhones, sellers } from '../../db/schema/sellers';
import { selectSellers } from './repository';

/** Names at least this similar may belong to one seller; low enough to allow one different letter in a short name. */
const LIKENESS = 0.4;

const MOST = 5;

export const sellersByIds = async (tx: Queryable, ids: string[]) =>
  ids.length === 0 ? [] : await selectSellers(tx).where(inArray(sellers.id, ids));

export const holdersOfPhones = (tx: Queryable, numbers: string[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: sellerPhones.sellerId, value: sellerPhones.number })
        .from(sellerPhones)
        .where(inArray(sellerPhones.number, numbers));

export const holdersOfGstins = (tx: Queryable, gstins: string[]) =>
  gstins.length === 0
    ? Promise.resolve([])
    : tx.select({ id: sellers.id, value: sellers.gstin }).from(sellers).where(inArray(sellers.gstin, gstins));

/** Sellers of a market with a similar distinctive name, most similar first. */
export const findAlike = (tx: Queryable, nameKey: string, marketId: string, exceptId: string | undefined) => {
  const likeness = sql<number>`similarity(${sellers.nameKey}, ${nameKey})`;
  return tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(
      and(
        eq(sellers.marketId, marketId),
        isNull(sellers.mergedIntoId),
        exceptId ? ne(sellers.id, exceptId) : undefined,
        sql`${likeness} >= ${LIKENESS}`,
      ),
    )
    .orderBy(desc(likeness), sellers.id)
    .limit(MOST);
};
