import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Buyer, BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { ConsentState } from '@/lib/domain/buyers/consent';
import { OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { containing } from '../../db/keyset';
import { buyerConsents, buyerNotes, buyers } from '../../db/schema/buyers';
import { buyerEntries } from '../../db/schema/buyer-entries';
import { subOrders } from '../../db/schema/orders';
import { users } from '../../db/schema/users';

export type BuyerRow = typeof buyers.$inferSelect;

/** Latest ledger entry for a buyer's number. */
export const consentNow = sql<ConsentState>`coalesce((select ${buyerConsents.consent} from ${buyerConsents}
  where ${buyerConsents.number} = ${buyers.phoneNumber} order by ${buyerConsents.at} desc, ${buyerConsents.id} desc limit 1), 'unknown')`;

const { searchText, managerId, ...own } = getTableColumns(buyers);

/** Selects buyers in the shape of the contract. */
export const selectBuyers = (tx: Queryable) =>
  tx
    .select({
      ...own,
      consent: consentNow,
      manager: { id: users.id, name: users.name },
      statusChangedAt: instantText(buyers.statusChangedAt),
      createdAt: instantText(buyers.createdAt),
    })
    .from(buyers)
    .leftJoin(users, eq(users.id, buyers.managerId));

const sumOf = (what: SQL) => sql<string>`coalesce(sum(${what}), 0)`;

/** A buyer's balance: the total due for their orders minus what was received. */
export async function balanceOf(tx: Queryable, buyerId: string): Promise<{ ordered: number; balance: number }> {
  const [owed] = await tx
    .select({ sum: sumOf(sql`${subOrders.payable}`) })
    .from(subOrders)
    .where(eq(subOrders.buyerId, buyerId));
  const [came] = await tx
    .select({ sum: sumOf(sql`${buyerEntries.amount}`) })
    .from(buyerEntries)
    .where(eq(buyerEntries.buyerId, buyerId));
  const ordered = Number(owed?.sum ?? 0);
  return { ordered, balance: ordered - Number(came?.sum ?? 0) };
}

/** A buyer with the counters of their page. */
export async function findById(tx: Queryable, id: string): Promise<BuyerDetail | undefined> {
  const [row]: Buyer[] = await selectBuyers(tx).where(eq(buyers.id, id));
  if (!row) return undefined;
  const theirs = eq(subOrders.buyerId, id);
  const [open] = await tx
    .select({
      pieces: sumOf(
        sql`${subOrders.ordered} - ${subOrders.refused} - ${subOrders.cancelled} - ${subOrders.dispatched}`,
      ),
    })
    .from(subOrders)
    .where(and(theirs, inArray(subOrders.headline, OPEN_HEADLINES)));
  return {
    ...row,
    counters: {
      orders: await tx.$count(subOrders, theirs),
      openOrders: await tx.$count(subOrders, and(theirs, inArray(subOrders.headline, OPEN_HEADLINES))),
      openPieces: Number(open?.pieces ?? 0),
      notes: await tx.$count(buyerNotes, eq(buyerNotes.buyerId, id)),
      ...(await balanceOf(tx, id)),
    },
  };
}

const shownName = sql`lower(normalize(${buyers.businessName} || ' ' || ${buyers.city}, NFKC))`;

/**
 * Search condition on a buyer's search text. Users who may not see numbers match only what a picker shows: a search
 * that matched by number would reveal it.
 */
export const foundBy = (q: string, isBuyerSide: boolean) =>
  and(
    ...plainText(q)
      .split(' ')
      .filter(Boolean)
      .flatMap((word) => [
        sql`${buyers.searchText} like ${containing(word)}`,
        isBuyerSide ? undefined : sql`${shownName} like ${containing(word)}`,
      ]),
  );

/** Buyers that match a search; a merged buyer's name also finds the buyer who replaced it. */
const standsFor = (q: string, isBuyerSide: boolean) => {
  if (!q) return isNull(buyers.mergedIntoId);
  const found = sql`select coalesce(${buyers.mergedIntoId}, ${buyers.id}) from ${buyers} where ${foundBy(q, isBuyerSide) ?? sql`true`}`;
  return sql`${buyers.id} = any(array(${found}))`;
};

/** Options for a picker: buyers that match a search, or those with these ids. */
export async function listOptions(
  tx: Queryable,
  { id, q = '', withBlocked }: { id?: string[]; q?: string; withBlocked?: boolean },
  isBuyerSide: boolean,
): Promise<Option[]> {
  const found = await tx
    .select({ id: buyers.id, name: buyers.businessName, city: buyers.city })
    .from(buyers)
    .where(
      id
        ? inArray(buyers.id, id)
        : and(standsFor(q, isBuyerSide), withBlocked ? undefined : eq(buyers.status, 'active')),
    )
    .orderBy(buyers.businessName, buyers.id)
    .limit(id ? id.length : OPTIONS_SIZE);
  return found.map(({ id: buyerId, name, city }) => ({ id: buyerId, label: `${name}, ${city}` }));
}
