import { choicesApi } from '@/lib/contracts/base/choices';
import { type MarketMerge, marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { mockEndpoint, refusal } from './mock-endpoint';
import { asha, serverKnows } from './open-app';

const id = (last: number) => `0198b2a0-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

const market = (last: number, name: string, details: Partial<Market> = {}): Market => ({
  id: id(last),
  name,
  marketNumber: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  active: true,
  sellers: 0,
  mergedIntoId: null,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
  ...details,
});

export const KATRA = market(1, 'Katra Neel', { city: 'Delhi', state: 'Delhi', sellers: 7 });
export const KOHINOOR = market(2, 'Kohinoor Market', { marketNumber: '12', sellers: 1234 });
export const RADHA = market(3, 'Radha Market', { marketNumber: 'A-4', sellers: 3 });
export const RADHA_TWIN = market(4, 'राधा मार्केट', { active: false, sellers: 1 });

const label = ({ name, city }: Market) => `${name}, ${city}`;

/** The server's markets in these tests, in tree order. */
export function marketPlace(places: Market[] = [KATRA, KOHINOOR, RADHA, RADHA_TWIN]) {
  serverKnows();
  let markets = places;
  let merges: MarketMerge[] = [];
  const find = (wanted: string | null | undefined) => markets.find((one) => one.id === wanted);
  const need = (wanted: string | null | undefined) => {
    const found = find(wanted);
    if (!found) throw new Error(`No market is ${wanted}`);
    return found;
  };
  const change = (wanted: string | undefined, changes: Partial<Market>) => {
    markets = markets.map((one) => (one.id === wanted ? { ...one, ...changes, version: one.version + 1 } : one));
    return need(wanted);
  };
  const matching = (url: URL) => {
    const q = url.searchParams.get('q')?.toLowerCase() ?? '';
    const active = url.searchParams.get('active');
    return markets
      .filter((one) => !one.mergedIntoId && `${label(one)} ${one.marketNumber}`.toLowerCase().includes(q))
      .filter((one) => active === null || String(one.active) === active);
  };

  // The latest mock takes precedence: `tree` would match as an id.
  mockEndpoint(marketsApi.get, ({ params }) => find(params.id) ?? refusal(404, { message: 'This does not exist.' }));
  const trees = mockEndpoint(marketsApi.tree, ({ url }) => {
    const found = matching(url);
    return [...new Set(found.map(({ city }) => city))].map((city) => {
      const inCity = found.filter((one) => one.city === city);
      const sellers = inCity.reduce((sum, one) => sum + one.sellers, 0);
      return { city, state: inCity[0]?.state ?? '', sellers, markets: inCity };
    });
  });
  mockEndpoint(choicesApi.markets, ({ url }) => {
    const ids = url.searchParams.getAll('id');
    const found = ids.length > 0 ? ids.map(need) : matching(url);
    return found.map((one) => ({ id: one.id, label: label(one) }));
  });
  mockEndpoint(marketsApi.history, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  mockEndpoint(mergeRequestsApi.ofRecord, ({ url }) => {
    const survivor = find(find(url.searchParams.get('recordId'))?.mergedIntoId);
    return { mergedInto: survivor ? { id: survivor.id, label: label(survivor) } : null, requests: [] };
  });
  mockEndpoint(marketMergesApi.list, () => ({
    rows: merges,
    next: null,
    previous: null,
    count: { value: merges.length, isExact: true },
  }));
  mockEndpoint(marketMergesApi.preview, ({ url }) => {
    const [survivor, duplicate] = ['survivorId', 'duplicateId'].map((key) => need(url.searchParams.get(key)));
    if (!survivor || !duplicate) throw new Error('Two markets are merged.');
    return { survivor, duplicate, sellers: duplicate.sellers };
  });
  const merged = mockEndpoint(marketMergesApi.merge, ({ body: { survivorId, duplicateId } }) => {
    const [to, from] = [need(survivorId), need(duplicateId)];
    const option = (one: Market) => ({ id: one.id, label: label(one) });
    const move: MarketMerge = {
      id: id(90 + merges.length),
      from: option(from),
      to: option(to),
      sellers: from.sellers,
      by: { id: asha().id, name: asha().name },
      at: new Date().toISOString(),
      undoneAt: null,
      undoUntil: '2999-01-01T00:00:00.000Z',
    };
    merges = [move, ...merges];
    change(to.id, { sellers: to.sellers + from.sellers });
    change(from.id, { sellers: 0, mergedIntoId: to.id });
    return move;
  });
  mockEndpoint(marketMergesApi.undo, ({ params }) => {
    const move = merges.find((one) => one.id === params.id);
    if (!move) return refusal(404);
    const undone = { ...move, undoneAt: new Date().toISOString() };
    merges = merges.map((one) => (one.id === move.id ? undone : one));
    change(move.to.id, { sellers: need(move.to.id).sellers - move.sellers });
    change(move.from.id, { sellers: move.sellers, mergedIntoId: null });
    return { move: undone, restored: move.sellers, leftAlone: 0 };
  });
  return {
    change,
    add: (one: Market) => (markets = [...markets, one]),
    remember: (...earlier: MarketMerge[]) => (merges = earlier),
    trees,
    merged,
  };
}
