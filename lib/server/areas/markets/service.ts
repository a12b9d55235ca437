import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { cityMarketsSchema, Market, marketFormSchema } from '@/lib/contracts/markets/markets';
import type { Option } from '@/lib/contracts/base/options';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { markets as marketsTable } from '../../db/schema/markets';
import { recordKit } from '../../platform/records/record-kit';
import { badInput, refused } from '../../errors';
import * as repository from './repository';

type Form = z.output<typeof marketFormSchema>;
type NewMarket = Partial<Form> & Pick<Form, 'name' | 'city' | 'state'>;

const markets = recordKit({
  area: 'markets',
  table: marketsTable,
  findDetail: repository.findById,
  audited: ({ name, marketNumber, city, state, country, active, mergedIntoId }) => ({
    name,
    marketNumber,
    city,
    state,
    country,
    active,
    mergedIntoId,
  }),
  taken: {
    markets_name: () => badInput([{ path: ['name'], message: 'The city has a market of this name already.' }]),
    markets_number: () => badInput([{ path: ['marketNumber'], message: 'The city has this market number already.' }]),
  },
});

export const { get: getMarket, history: marketHistory } = markets;

/**
 * Finds markets in use by plain-text name, and by city if given. The name of a merged market finds its replacement,
 * unless another market has that name by now.
 */
export async function marketsByName(tx: Queryable): Promise<(name: string, city?: string) => string[]> {
  const known = await repository.namesInUse(tx);
  return (name, city) => {
    const named = known.filter(
      (market) => plainText(market.name) === plainText(name) && (!city || plainText(market.city) === plainText(city)),
    );
    const inUse = named.filter(({ mergedIntoId }) => !mergedIntoId);
    return inUse.length > 0
      ? inUse.map(({ id }) => id)
      : [...new Set(named.map(({ mergedIntoId }) => mergedIntoId ?? ''))];
  };
}

export const listMarkets = (filters: repository.MarketFilters & ListRequest): Promise<Page<Market>> =>
  repository.list(orm(), filters);

/** Every city with its markets, both in alphabetical order. */
export async function marketTree(filters: repository.MarketFilters): Promise<z.output<typeof cityMarketsSchema>[]> {
  const cities = new Map<string, z.output<typeof cityMarketsSchema>>();
  for (const market of await repository.listAll(orm(), filters)) {
    const key = JSON.stringify([market.city.toLowerCase(), market.state.toLowerCase()]);
    const city = cities.get(key) ?? { city: market.city, state: market.state, sellers: 0, markets: [] };
    city.sellers += market.sellers;
    city.markets.push(market);
    cities.set(key, city);
  }
  return [...cities.values()];
}

/** Tells markets of the same name apart by what happened to them. */
const optionLabel = (market: Pick<Market, 'name' | 'city' | 'active' | 'mergedIntoId'>): string => {
  if (market.mergedIntoId) return `${marketLabel(market)} (merged)`;
  return market.active ? marketLabel(market) : `${marketLabel(market)} (not in use)`;
};

export async function marketOptions(query: repository.MarketOptionQuery): Promise<Option[]> {
  const found = await repository.listOptions(orm(), query);
  return found.map((market) => ({ id: market.id, label: optionLabel(market) }));
}

/** @throws 400 when the city already has such a market. */
export const createMarket = (typed: NewMarket, actor: Actor): Promise<Market> =>
  markets.add(typed, actor, (_tx, market) => market);

/** @throws 409 when it was changed concurrently or merged; 400 when the city already has such a market. */
export const updateMarket = (id: string, typed: Partial<Form> & { version: number }, actor: Actor): Promise<Market> =>
  markets.change(id, typed, actor, (_tx, before, changes) => {
    if (before.mergedIntoId) throw refused('This market was merged into another. Change that one.');
    return changes;
  });

/**
 * Ensures, until the transaction ends, that sellers can be moved to a market.
 * @throws 400, at the field that named it, when there is none or it was merged into another.
 */
export async function holdMarket(tx: Queryable, id: string): Promise<void> {
  const market = await repository.holdById(tx, id);
  const refuse = (message: string) => badInput([{ path: ['marketId'], message }]);
  if (!market) throw refuse('There is no such market.');
  if (!market.mergedIntoId) return;
  const survivor = await getMarket(market.mergedIntoId, tx);
  throw refuse(`This market was merged. Choose ${marketLabel(survivor)}.`);
}
