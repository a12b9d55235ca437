import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Market, marketsApi } from '@/lib/contracts/markets/markets';

export type CityMarkets = EndpointAnswer<typeof marketsApi.tree>[number];

interface Place {
  /** Identifies the row while the tree is rendered. */
  key: string;
  /** One-based position among its siblings, and their number. */
  position: number;
  siblings: number;
}

export type CityRow = Place & { kind: 'city'; city: CityMarkets; isOpen: boolean };
export type MarketRow = Place & { kind: 'market'; market: Market; cityKey: string };
export type TreeRow = CityRow | MarketRow;

/** Cities of the same name are distinguished by their state. */
export const cityKey = ({ city, state }: Pick<CityMarkets, 'city' | 'state'>): string =>
  `${city}, ${state}`.toLowerCase();

/** Visible rows: every city, and the markets of expanded ones. */
export const treeRows = (cities: readonly CityMarkets[], closed: readonly string[]): TreeRow[] =>
  cities.flatMap((city, index): TreeRow[] => {
    const key = cityKey(city);
    const isOpen = !closed.includes(key);
    const head: CityRow = { kind: 'city', key, city, isOpen, position: index + 1, siblings: cities.length };
    const markets = city.markets.map((market, place): MarketRow => {
      const siblings = city.markets.length;
      return { kind: 'market', key: market.id, market, cityKey: key, position: place + 1, siblings };
    });
    return isOpen ? [head, ...markets] : [head];
  });
