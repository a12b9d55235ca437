import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { says } from '../../db/keyset';
import { cycleMarkets, cycles } from '../../db/schema/cycles';
import { markets } from '../../db/schema/markets';
import { sellers } from '../../db/schema/sellers';
import type { Pair } from '../../platform/merges/merge-kit';

export const findMarkets = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select()
    .from(markets)
    .where(inArray(markets.id, [...ids]));

/** Matches when every typed word is in the name, number or place. */
export const isFound = (q: string) => {
  const { name, marketNumber, city, state } = markets;
  const words = q.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => or(...[name, marketNumber, city, state].map((text) => says(text, word)))));
};

/** Unfinished cycles that include the duplicate but not the survivor. */
export const cyclesLeft = async (tx: Queryable, { survivorId, loserId }: Pair): Promise<string[]> => {
  const found = await tx
    .select({ id: cycles.id, name: cycles.name, marketId: cycleMarkets.marketId })
    .from(cycleMarkets)
    .innerJoin(cycles, eq(cycles.id, cycleMarkets.cycleId))
    .where(and(inArray(cycleMarkets.marketId, [survivorId, loserId]), ne(cycles.status, 'closed')))
    .orderBy(asc(cycles.firstDay), asc(cycles.id));
  const kept = new Set(found.filter(({ marketId }) => marketId === survivorId).map(({ id }) => id));
  return found.filter(({ id, marketId }) => marketId === loserId && !kept.has(id)).map(({ name }) => name);
};

/** Markets prepared for comparison; merged ones are left out. */
export const subjectsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ id: markets.id, name: markets.name, marketNumber: markets.marketNumber, city: markets.city })
    .from(markets)
    .where(and(inArray(markets.id, [...ids]), isNull(markets.mergedIntoId)));

/** Those of the given sellers whose shop is in a market. */
export const sellersAt = async (tx: Queryable, ids: readonly string[], marketId: string): Promise<string[]> => {
  const found = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(inArray(sellers.id, [...ids]), eq(sellers.marketId, marketId)));
  return found.map(({ id }) => id);
};
