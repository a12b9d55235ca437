import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import { markets } from './markets';
import { mergeRequestKeys } from './merge-requests';
import { sellers } from './sellers';

type Pair = EndpointInput<typeof marketMergesApi.merge>['body'];

export const marketMergeKeys = {
  lists: ['marketMerges', 'list'],
  preview: (pair: Pair) => ['marketMerges', 'preview', pair],
} as const;

const preview = (pair: Pair) =>
  queryOptions({
    queryKey: marketMergeKeys.preview(pair),
    queryFn: fetchData(marketMergesApi.preview, { query: pair }),
    // Read before a decision, so always refetched.
    staleTime: 0,
  });

/** Preview of merging two markets; fetched once both are selected. */
export const useMergePreview = (pair: Pair | null) =>
  useQuery({
    ...preview(pair ?? { survivorId: '', duplicateId: '' }),
    enabled: pair !== null,
    placeholderData: keepPreviousData,
  });

/** Sellers change their market as well, so lists of sellers are refetched. */
function useRefreshMarkets() {
  const queryClient = useQueryClient();
  return async () => {
    const changed = [markets.keys.all, marketMergeKeys.lists, mergeRequestKeys.all, sellers.keys.all];
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Merges two markets. */
export function useMergeMarkets() {
  const refresh = useRefreshMarkets();
  return useMutation({
    mutationFn: (body: Pair) => call(marketMergesApi.merge, { body }),
    onSuccess: refresh,
  });
}

/** Undoes a merge of two markets. */
export function useUndoMarketMerge() {
  const refresh = useRefreshMarkets();
  return useMutation({
    mutationFn: (id: string) => call(marketMergesApi.undo, { params: { id } }),
    onSettled: refresh,
  });
}
