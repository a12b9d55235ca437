import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Market } from '@/lib/contracts/markets/markets';
import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Queryable } from '../../db/database';
import { type ListRequest, says } from '../../db/keyset';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import { listPage } from '../../db/list-page';

type MarketRow = typeof markets.$inferSelect;

const withCount = (tx: Queryable) => ({
  ...getTableColumns(markets),
  sellers: tx.$count(sellers, eq(sellers.marketId, markets.id)),
});

const toMarket = ({ createdAt, ...row }: MarketRow & { sellers: number }): Market => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export interface MarketFilters {
  q?: string;
  city?: string[];
  active?: boolean;
}

const wordsIn = ({ q }: Pick<MarketFilters, 'q'>) => {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  const { name, marketNumber } = markets;
  return and(
    ...words.map((word) =>
      or(says(name, word), says(marketNumber, word), says(markets.city, word), says(markets.state, word)),
    ),
  );
};

/** Merged markets are left out here: only their id and requests for unused markets find them. */
const matching = ({ q, city, active }: MarketFilters) =>
  and(
    isNull(markets.mergedIntoId),
    wordsIn({ q }),
    city &&
      inArray(
        sql`lower(${markets.city})`,
        city.map((one) => one.toLowerCase()),
      ),
    active === undefined ? undefined : eq(markets.active, active),
  );

/** Markets in use, and those merged into one in use. */
export const namesInUse = (tx: Queryable) => {
  const survivor = alias(markets, 'survivor');
  return tx
    .select({ id: markets.id, name: markets.name, city: markets.city, mergedIntoId: markets.mergedIntoId })
    .from(markets)
    .leftJoin(survivor, eq(survivor.id, markets.mergedIntoId))
    .where(sql`coalesce(${survivor.active}, ${markets.active})`);
};

export const findById = async (tx: Queryable, id: string): Promise<Market | undefined> => {
  const [row] = await tx.select(withCount(tx)).from(markets).where(eq(markets.id, id));
  return row && toMarket(row);
};

/** Reads a row and locks it until the transaction ends, so that it cannot be merged. */
export const holdById = async (tx: Queryable, id: string): Promise<MarketRow | undefined> =>
  (await tx.select().from(markets).where(eq(markets.id, id)).for('share'))[0];

const SORTS = { name: markets.name, city: markets.city, createdAt: markets.createdAt };

export const list = (tx: Queryable, filters: MarketFilters & ListRequest): Promise<Page<Market>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: markets.id,
    where: matching(filters),
    select: ({ where, orderBy, limit }) =>
      tx
        .select(withCount(tx))
        .from(markets)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toMarket,
  });

/** All markets in tree order: by city and name. */
export async function listAll(tx: Queryable, filters: MarketFilters): Promise<Market[]> {
  const counts = tx
    .select({ marketId: sellers.marketId, sellers: sql<number>`count(*)::int`.as('sellers') })
    .from(sellers)
    .groupBy(sellers.marketId)
    .as('counts');
  const rows = await tx
    .select({ ...getTableColumns(markets), sellers: sql<number>`coalesce(${counts.sellers}, 0)` })
    .from(markets)
    .leftJoin(counts, eq(counts.marketId, markets.id))
    .where(matching(filters))
    .orderBy(asc(markets.city), asc(markets.state), asc(markets.name), asc(markets.id));
  return rows.map(toMarket);
}

export interface MarketOptionQuery {
  q?: string;
  id?: string[];
  withUnused?: boolean;
}

/** Markets in use that match a search, all of them on request, or those with the given ids. */
export const listOptions = (tx: Queryable, { q, id, withUnused }: MarketOptionQuery) => {
  const { name, city, active, mergedIntoId } = markets;
  const found = withUnused ? wordsIn({ q }) : matching({ q, active: true });
  return tx
    .select({ id: markets.id, name, city, active, mergedIntoId })
    .from(markets)
    .where(id ? inArray(markets.id, id) : found)
    .orderBy(asc(name), asc(markets.id))
    .limit(id ? id.length : OPTIONS_SIZE);
};
