import type * as z from 'zod/mini';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Page } from '@/lib/contracts/base/list';
import type { cityMarketsSchema, Market, marketFormSchema } from '@/lib/contracts/markets/markets';
import type { Option } from '@/lib/contracts/base/options';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { plainText } from '@/lib/domain/text/plain-text';
import { historyOf } from '../../platform/audit/history-repository';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/unique-violation';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import * as repository from './repository';

export type { MarketRow } from './repository';
/** Keeps markets as they are until the transaction ends. */
export const lockMarkets = repository.lockByIds;
export const marketsById = (tx: Queryable, id: string[]) => repository.listOptions(tx, { id });

type Form = z.output<typeof marketFormSchema>;
type NewMarket = Partial<Form> & Pick<Form, 'name' | 'city' | 'state'>;

const taken = {
  markets_name: () => badInput([{ path: ['name'], message: 'The city has a market of this name already.' }]),
  markets_number: () => badInput([{ path: ['marketNumber'], message: 'The city has this market number already.' }]),
};

/** What history shows of a market. */
const audited = ({
  name,
  marketNumber,
  city,
  state,
  country,
  active,
  mergedIntoId,
}: repository.MarketRow | Market) => ({
  name,
  marketNumber,
  city,
  state,
  country,
  active,
  mergedIntoId,
});

/** Finds markets in use by name, and by city where one is given, however the letters are written. */
export async function marketsByName(tx: Queryable): Promise<(name: string, city?: string) => string[]> {
  const known = await repository.namesInUse(tx);
  return (name, city) =>
    known
      .filter(
        (market) => plainText(market.name) === plainText(name) && (!city || plainText(market.city) === plainText(city)),
      )
      .map(({ id }) => id);
}

export const listMarkets = (filters: repository.MarketFilters & ListRequest): Promise<Page<Market>> =>
  repository.list(orm(), filters);

/** @throws 404 when there is none with the id. */
export async function getMarket(id: string, tx: Queryable = orm()): Promise<Market> {
  const market = await repository.findById(tx, id);
  if (!market) throw notFound();
  return market;
}

/** Every city with its markets, both in the order of the alphabet. */
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

/** Two of one name are told apart by what became of one of them. */
const optionLabel = (market: Pick<Market, 'name' | 'city' | 'active' | 'mergedIntoId'>): string => {
  if (market.mergedIntoId) return `${marketLabel(market)} (merged)`;
  return market.active ? marketLabel(market) : `${marketLabel(market)} (not in use)`;
};

export async function marketOptions(query: repository.MarketOptionQuery): Promise<Option[]> {
  const found = await repository.listOptions(orm(), query);
  return found.map((market) => ({ id: market.id, label: optionLabel(market) }));
}

/** @throws 400 when the city has such a market already. */
export const createMarket = (typed: NewMarket, actor: Actor): Promise<Market> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const id = newId();
      await repository.insert(tx, { ...typed, id, createdAt: clock.now() });
      const market = await getMarket(id, tx);
      await recordAudit(tx, { actorId: actor.userId, action: 'markets.added', subjectId: id, after: audited(market) });
      return market;
    }),
  );

/** Changes a market and writes the difference down, inside the transaction of a larger deed. */
export async function changeMarket(
  tx: Queryable,
  before: repository.MarketRow,
  changes: repository.MarketChanges,
  audit: { actorId: string; action: `markets.${string}`; details?: Record<string, unknown> },
): Promise<void> {
  const [was, is] = [audited(before), { ...audited(before), ...changes }];
  if (Object.keys(fieldChanges(was, is)).length === 0) return;
  await repository.update(tx, before.id, changes);
  await recordAudit(tx, { ...audit, subjectId: before.id, before: was, after: is });
}

/** @throws 409 when somebody else changed it meanwhile, or it was merged; 400 when the city has such a market. */
export const updateMarket = (
  id: string,
  { version, ...changes }: Partial<Form> & { version: number },
  actor: Actor,
): Promise<Market> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const [before] = await repository.lockByIds(tx, [id]);
      if (!before) throw notFound();
      if (before.version !== version) throw changedMeanwhile(await getMarket(id, tx));
      if (before.mergedIntoId) throw refused('This market was merged into another. Change that one.');
      await changeMarket(tx, before, changes, { actorId: actor.userId, action: 'markets.changed' });
      return getMarket(id, tx);
    }),
  );

export async function marketHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  await getMarket(id);
  return historyOf(orm(), id, request);
}

/**
 * Makes sure that sellers can be put into a market, until the transaction ends.
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
