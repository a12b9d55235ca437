import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { buyers } from '../../db/schema/buyers';

/** Names at least this similar may belong to one buyer; low enough to allow one different letter in a short name. */
const LIKENESS = 0.4;

const MOST = 5;

const { id, businessName, contactName, city } = buyers;
const summary = { id, businessName, contactName, city };

const notHim = (exceptId: string | undefined) => (exceptId ? ne(id, exceptId) : undefined);

export const holdersOfPhone = (tx: Queryable, number: string, exceptId: string | undefined) =>
  tx
    .select(summary)
    .from(buyers)
    .where(and(eq(buyers.phoneNumber, number), notHim(exceptId)));

export const holdersOfGstin = (tx: Queryable, gstin: string, exceptId: string | undefined) =>
  tx
    .select(summary)
    .from(buyers)
    .where(and(eq(buyers.gstin, gstin), notHim(exceptId)))
    .limit(MOST);

/** Buyers of a city with a name similar to this one, most similar first. */
export const findAlike = (tx: Queryable, name: string, inCity: string, exceptId: string | undefined) => {
  const likeness = sql<number>`similarity(lower(${businessName}), ${name.toLowerCase()})`;
  return tx
    .select(summary)
    .from(buyers)
    .where(and(sql`lower(${city}) = ${inCity.toLowerCase()}`, notHim(exceptId), sql`${likeness} >= ${LIKENESS}`))
    .orderBy(desc(likeness), id)
    .limit(MOST);
};
