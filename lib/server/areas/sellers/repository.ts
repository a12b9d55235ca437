import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { Seller, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { personOf } from '../../db/person-of';
import { preparedByText, preparedOnce } from '../../db/prepared';
import { catalogs } from '../../db/schema/catalogs';
import { markets } from '../../db/schema/markets';
import { sellerVisits } from '../../db/schema/salesmen';
import { sellerGroups } from '../../db/schema/seller-groups';
import { sellerNotes, sellerPhones, sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import type { StepChanges } from '../../platform/steps/step-repository';

export type SellerRow = typeof sellers.$inferSelect;
export type NewSellerRow = typeof sellers.$inferInsert;

const { searchText, nameKey, marketId, salesmanId, accountManagerId, ...own } = getTableColumns(sellers);

const numbers = sql`select ${sellerPhones.number} from ${sellerPhones}
  where ${sellerPhones.sellerId} = ${sellers.id} order by ${sellerPhones.position}`;

/** The primary phone number; null when there is none. */
export const firstNumber = sql<string | null>`(${numbers} limit 1)`;

const shown = {
  ...own,
  statusChangedAt: instantText(sellers.statusChangedAt),
  lastActivityAt: instantText(sellers.lastActivityAt),
  createdAt: instantText(sellers.createdAt),
  phoneNumbers: sql<string[]>`array(${numbers})`,
  market: { id: markets.id, name: markets.name, city: markets.city },
  salesman: personOf(sellers.salesmanId),
  accountManager: personOf(sellers.accountManagerId),
};

/** Selects sellers in the shape of the contract, with the names of referenced records. */
export const selectSellers = (tx: Queryable) =>
  tx.select(shown).from(sellers).leftJoin(markets, eq(markets.id, sellers.marketId));

/** Condition for this salesman's portfolio; no condition when it is null. */
export const inPortfolio = (salesmanId: string | null) =>
  salesmanId === null ? undefined : eq(sellers.salesmanId, salesmanId);

/** Inlined, not a parameter: only then can a cached plan use the partial index on live catalogs. */
const IS_LIVE = sql`${catalogs.status} = 'live'`;
const IS_WAITING = sql`${uploads.status} <> 'done'`;

/** Counters on a seller's page. */
const countersOf = (tx: Queryable) => {
  const catalogsOf = and(eq(catalogs.sellerId, sellers.id), isNull(catalogs.deletedAt));
  const uploadsOf = eq(uploads.sellerId, sellers.id);
  const groupsOf = eq(sellerGroups.sellerId, sellers.id);
  return {
    catalogs: tx.$count(catalogs, catalogsOf),
    liveCatalogs: tx.$count(catalogs, and(catalogsOf, IS_LIVE)),
    uploads: tx.$count(uploads, uploadsOf),
    waitingUploads: tx.$count(uploads, and(uploadsOf, IS_WAITING)),
    groups: tx.$count(sellerGroups, groupsOf),
    activeGroups: tx.$count(sellerGroups, and(groupsOf, sellerGroups.active)),
    notes: tx.$count(sellerNotes, eq(sellerNotes.sellerId, sellers.id)),
    visits: tx.$count(sellerVisits, eq(sellerVisits.sellerId, sellers.id)),
  };
};

const isAsked = eq(sellers.id, sql.placeholder('id'));
const isAskedOfPortfolio = and(isAsked, eq(sellers.salesmanId, sql.placeholder('portfolio')));

const selectDetail = (tx: Queryable, wanted?: SQL) =>
  tx
    .select({ ...shown, counters: countersOf(tx) })
    .from(sellers)
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .where(wanted);

const selectHeld = (tx: Queryable, wanted?: SQL) => selectSellers(tx).where(wanted).for('update', { of: sellers });

const DETAILS = {
  all: preparedOnce((tx) => selectDetail(tx, isAsked).prepare('seller_detail')),
  portfolio: preparedOnce((tx) => selectDetail(tx, isAskedOfPortfolio).prepare('seller_of_portfolio')),
};
const HELD = {
  all: preparedOnce((tx) => selectHeld(tx, isAsked).prepare('held_seller')),
  portfolio: preparedOnce((tx) => selectHeld(tx, isAskedOfPortfolio).prepare('held_of_portfolio')),
};

const queryOf = <Query>({ all, portfolio }: { all: Query; portfolio: Query }, salesmanId: string | null): Query =>
  salesmanId === null ? all : portfolio;

/** A seller with the counters of their page, unless they are in another's portfolio. */
export const findById = async (
  tx: Queryable,
  id: string,
  portfolio: string | null = null,
): Promise<SellerDetail | undefined> => (await queryOf(DETAILS, portfolio)(tx).execute({ id, portfolio }))[0];

/** As `findById` without the counters, and locks the seller until the transaction ends. */
export const holdById = async (tx: Queryable, id: string, portfolio: string | null): Promise<Seller | undefined> =>
  (await queryOf(HELD, portfolio)(tx).execute({ id, portfolio }))[0];

/** Locks a seller until the transaction ends. Returns their name and status. */
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
  const written = tx
    .update(sellers)
    .set({ ...changes, version: sql`${sellers.version} + 1` })
    .where(eq(sellers.id, id));
  await preparedByText(written).execute();
}

/** Records contact with a seller; the record itself does not change. */
export async function touch(tx: Queryable, id: string, at: Date): Promise<void> {
  const time = sql.param(at, sellers.lastActivityAt);
  await tx
    .update(sellers)
    .set({ lastActivityAt: sql`greatest(${sellers.lastActivityAt}, ${time})` })
    .where(eq(sellers.id, id));
}

/** Replaces the numbers of a seller, the primary one first. Returns those that belong to another seller. */
export async function replacePhones(tx: Queryable, sellerId: string, phoneNumbers: string[]): Promise<string[]> {
  await tx.delete(sellerPhones).where(eq(sellerPhones.sellerId, sellerId));
  // All callers insert in one order, so that two with the same numbers cannot deadlock.
  const rows = phoneNumbers
    .map((number, position) => ({ number, sellerId, position }))
    .sort((a, b) => (a.number < b.number ? -1 : 1));
  const written = await tx.insert(sellerPhones).values(rows).onConflictDoNothing().returning();
  const mine = new Set(written.map(({ number }) => number));
  return phoneNumbers.filter((number) => !mine.has(number));
}
