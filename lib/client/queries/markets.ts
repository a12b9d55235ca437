import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { fetchData } from './fetch-data';
import { MARKET_OPTIONS, rememberOption } from './options';

export const marketKeys = {
  all: ['markets'],
  trees: ['markets', 'tree'],
  detail: (id: string) => ['markets', 'get', id],
} as const;

type TreeQuery = NonNullable<EndpointInput<typeof marketsApi.tree, 'output'>['query']>;

const tree = ({ q, active, city }: TreeQuery) =>
  queryOptions({
    queryKey: [...marketKeys.trees, { q, active, city }],
    queryFn: fetchData(marketsApi.tree, {
      query: { q, city, active: active === undefined ? undefined : `${active}` },
    }),
  });

/** Cities with those of their markets that match. The last ones stay while others are on their way. */
export const useMarketTree = (query: TreeQuery) => useQuery({ ...tree(query), placeholderData: keepPreviousData });

/** What a tree that is on the screen knows of a market already. */
const shownMarket = (queryClient: QueryClient, id: string): Market | undefined =>
  queryClient
    .getQueriesData<EndpointAnswer<typeof marketsApi.tree>>({ queryKey: marketKeys.trees })
    .flatMap(([, cities]) => cities?.flatMap(({ markets }) => markets) ?? [])
    .find((market) => market.id === id);

const detail = (id: string) =>
  queryOptions({ queryKey: marketKeys.detail(id), queryFn: fetchData(marketsApi.get, { params: { id } }) });

/** One market; at once when the tree has it. */
export function useMarket(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...detail(id), placeholderData: () => shownMarket(queryClient, id) });
}

/** Adds a market. The form shows what is wrong with its input. */
export function useAddMarket() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof marketsApi.create>['body']) =>
      call(marketsApi.create, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: (market) => {
      rememberOption(queryClient, MARKET_OPTIONS, { id: market.id, label: marketLabel(market) });
      return queryClient.invalidateQueries({ queryKey: marketKeys.all });
    },
  });
}

/** Changes a market, on the version the person saw. */
export function useUpdateMarket(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof marketsApi.update>['body']) =>
      call(marketsApi.update, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: (market) => {
      queryClient.setQueryData(marketKeys.detail(id), market);
      return queryClient.invalidateQueries({ queryKey: marketKeys.all });
    },
  });
}
