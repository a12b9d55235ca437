import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { AccountEntry } from '@/lib/contracts/buyers/payments';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerEntries, entryAllocations } from '../../db/schema/buyer-entries';
import { newId } from '../../db/schema/columns';
import { orders } from '../../db/schema/orders';
import { users } from '../../db/schema/users';

export type EntryRow = typeof buyerEntries.$inferSelect;
export type Share = { orderId: string; amount: number };

const allocationsText = sql<AccountEntry['allocations']>`coalesce((
  select json_agg(json_build_object('orderId', ${orders.id}, 'orderNumber', ${orders.number}, 'amount', ${entryAllocations.amount}) order by ${orders.number})
  from ${entryAllocations} inner join ${orders} on ${orders.id} = ${entryAllocations.orderId}
  where ${entryAllocations.entryId} = ${buyerEntries.id}), '[]'::json)`;

const isReversed = sql<boolean>`exists (select 1 from buyer_entries reversal where reversal.reverses_id = ${buyerEntries.id})`;

const selectEntries = (tx: Queryable) => {
  const { id, kind, number, amount, mode, reference, note } = buyerEntries;
  return tx
    .select({
      ...{ id, kind, number, amount, mode, reference, note, isReversed },
      at: instantText(buyerEntries.createdAt),
      receivedAt: instantText(buyerEntries.receivedAt),
      author: { id: users.id, name: users.name },
      allocations: allocationsText,
    })
    .from(buyerEntries)
    .innerJoin(users, eq(users.id, buyerEntries.authorId));
};

/** Account entries of a buyer besides orders, latest first. */
export const list = (tx: Queryable, buyerId: string, request: ListRequest): Promise<Page<AccountEntry>> =>
  listPage(tx, request, {
    sorts: { at: buyerEntries.createdAt },
    id: buyerEntries.id,
    where: eq(buyerEntries.buyerId, buyerId),
    select: ({ where, orderBy, limit }) =>
      selectEntries(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (entry) => entry,
  });

export const findShown = async (tx: Queryable, id: string): Promise<AccountEntry | undefined> =>
  (await selectEntries(tx).where(eq(buyerEntries.id, id)))[0];

export const find = async (tx: Queryable, id: string): Promise<EntryRow | undefined> =>
  (await tx.select().from(buyerEntries).where(eq(buyerEntries.id, id)))[0];

export const sharesOf = (tx: Queryable, entryId: string): Promise<Share[]> =>
  tx
    .select({ orderId: entryAllocations.orderId, amount: entryAllocations.amount })
    .from(entryAllocations)
    .where(eq(entryAllocations.entryId, entryId));

/** Adds an entry and counts its shares as paid. The caller holds the lock on the orders. */
export async function insert(
  tx: Queryable,
  row: typeof buyerEntries.$inferInsert & { id: string },
  shares: readonly Share[],
): Promise<void> {
  await tx.insert(buyerEntries).values(row);
  if (shares.length === 0) return;
  await tx.insert(entryAllocations).values(shares.map((share) => ({ ...share, id: newId(), entryId: row.id })));
  for (const { orderId, amount } of shares)
    await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${amount}`, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, orderId));
}

/** Locks orders until the transaction ends, in a fixed order for all callers. */
export async function lockOrders(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
}

export interface Due {
  orderId: string;
  orderNumber: number;
  placedAt: string;
  payable: number;
  due: number;
}

/** The placed orders of a buyer with the amount still due, oldest first. */
export const duesOf = (tx: Queryable, buyerId: string): Promise<Due[]> =>
  tx
    .select({
      orderId: orders.id,
      orderNumber: sql<number>`${orders.number}`,
      placedAt: sql<string>`${orders.placedAt}`.mapWith((at: string) => new Date(at).toISOString()),
      payable: orders.payable,
      due: orders.due,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), isNotNull(orders.number)))
    .orderBy(asc(orders.number));
