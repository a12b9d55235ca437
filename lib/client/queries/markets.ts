import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { fetchData } from './fetch-data';
import { MARKET_OPTIONS, rememberOption } from './options';
import { resource } from './resource';

const TREES = ['markets', 'tree'] as const;

type TreeQuery = NonNullable<EndpointInput<typeof marketsApi.tree, 'output'>['query']>;

const tree = ({ q, active, city }: TreeQuery) =>
  queryOptions({
    queryKey: [...TREES, { q, active, city }],
    queryFn: fetchData(marketsApi.tree, {
      query: { q, city, active: active === undefined ? undefined : `${active}` },
    }),
  });

/** Cities with their matching markets. Keeps the previous ones while others load. */
export const useMarketTree = (query: TreeQuery) => useQuery({ ...tree(query), placeholderData: keepPreviousData });

/** Market data already loaded by a tree on the screen. */
const shownMarket = (queryClient: QueryClient, id: string): Market | undefined =>
  queryClient
    .getQueriesData<EndpointAnswer<typeof marketsApi.tree>>({ queryKey: TREES })
    .flatMap(([, cities]) => cities?.flatMap(({ markets }) => markets) ?? [])
    .find((market) => market.id === id);

export const markets = resource(marketsApi, {
  shown: shownMarket,
  keep: (queryClient, market) =>
    rememberOption(queryClient, MARKET_OPTIONS, { id: market.id, label: marketLabel(market) }),
});
