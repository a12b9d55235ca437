import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { catalogs } from '../../db/schema/catalogs';
import { markets } from '../../db/schema/markets';
import { sellerVisits } from '../../db/schema/salesmen';
import { sellerGroups } from '../../db/schema/seller-groups';
import { sellerNotes, sellerPhones, sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import type { StepChanges } from '../../platform/steps/step-repository';

export type SellerRow = typeof sellers.$inferSelect;
export type NewSellerRow = typeof sellers.$inferInsert;

const salesman = alias(users, 'salesman');
const accountManager = alias(users, 'account_manager');

const { searchText, nameKey, marketId, salesmanId, accountManagerId, ...own } = getTableColumns(sellers);

const numbers = sql`select ${sellerPhones.number} from ${sellerPhones}
  where ${sellerPhones.sellerId} = ${sellers.id} order by ${sellerPhones.position}`;

const shown = {
  ...own,
  statusChangedAt: instantText(sellers.statusChangedAt),
  lastActivityAt: instantText(sellers.lastActivityAt),
  createdAt: instantText(sellers.createdAt),
  phoneNumbers: sql<string[]>`array(${numbers})`,
  market: { id: markets.id, name: markets.name, city: markets.city },
  salesman: { id: salesman.id, name: salesman.name },
  accountManager: { id: accountManager.id, name: accountManager.name },
};

/** Sellers as the contract shows them, with the names of what they point to. */
export const selectSellers = (tx: Queryable) =>
  tx
    .select(shown)
    .from(sellers)
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .leftJoin(salesman, eq(salesman.id, sellers.salesmanId))
    .leftJoin(accountManager, eq(accountManager.id, sellers.accountManagerId));

/** Only sellers of this salesman's portfolio; of everybody's when there is no salesman. */
export const inPortfolio = (salesmanId: string | null) =>
  salesmanId === null ? undefined : eq(sellers.salesmanId, salesmanId);

/** A seller with what their page counts, unless another's portfolio hides them. */
export async function findById(
  tx: Queryable,
  id: string,
  portfolio: string | null = null,
): Promise<SellerDetail | undefined> {
  const [row] = await selectSellers(tx).where(and(eq(sellers.id, id), inPortfolio(portfolio)));
  if (!row) return undefined;
  const ofSeller = eq(sellerGroups.sellerId, id);
  const catalogsOf = and(eq(catalogs.sellerId, id), isNull(catalogs.deletedAt));
  const uploadsOf = eq(uploads.sellerId, id);
  const [counters] = await tx
    .select({
      catalogs: tx.$count(catalogs, catalogsOf),
      liveCatalogs: tx.$count(catalogs, and(catalogsOf, eq(catalogs.status, 'live'))),
      uploads: tx.$count(uploads, uploadsOf),
      waitingUploads: tx.$count(uploads, and(uploadsOf, ne(uploads.status, 'done'))),
      groups: tx.$count(sellerGroups, ofSeller),
      activeGroups: tx.$count(sellerGroups, and(ofSeller, sellerGroups.active)),
      notes: tx.$count(sellerNotes, eq(sellerNotes.sellerId, id)),
      visits: tx.$count(sellerVisits, eq(sellerVisits.sellerId, id)),
    })
    .from(sql`(values (1)) as one`);
  return counters && { ...row, counters };
}

/** Keeps everybody else from changing a seller until the transaction ends. Gives what they are called and their status. */
export const lockById = async (
  tx: Queryable,
  id: string,
): Promise<Pick<SellerRow, 'businessName' | 'status' | 'mergedIntoId'> | undefined> =>
  (
    await tx
      .select({ businessName: sellers.businessName, status: sellers.status, mergedIntoId: sellers.mergedIntoId })
      .from(sellers)
      .where(eq(sellers.id, id))
      .for('update')
  )[0];

export async function insert(tx: Queryable, row: NewSellerRow): Promise<void> {
  await tx.insert(sellers).values(row);
}

export async function update(tx: Queryable, id: string, changes: StepChanges<NewSellerRow, 'status'>): Promise<void> {
  await tx
    .update(sellers)
    .set({ ...changes, version: sql`${sellers.version} + 1` })
    .where(eq(sellers.id, id));
}

/** Notes that something was heard of a seller; no change of the record. */
export async function touch(tx: Queryable, id: string, at: Date): Promise<void> {
  const time = sql.param(at, sellers.lastActivityAt);
  await tx
    .update(sellers)
    .set({ lastActivityAt: sql`greatest(${sellers.lastActivityAt}, ${time})` })
    .where(eq(sellers.id, id));
}

/** Gives a seller these numbers, the primary one first, and no others. Returns those that are another seller's. */
export async function replacePhones(tx: Queryable, sellerId: string, phoneNumbers: string[]): Promise<string[]> {
  await tx.delete(sellerPhones).where(eq(sellerPhones.sellerId, sellerId));
  // In one order for everybody, so that two who ask for the same numbers do not wait for each other.
  const rows = phoneNumbers
    .map((number, position) => ({ number, sellerId, position }))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
  const written = await tx.insert(sellerPhones).values(rows).onConflictDoNothing().returning();
  const mine = new Set(written.map(({ number }) => number));
  return phoneNumbers.filter((number) => !mine.has(number));
}
