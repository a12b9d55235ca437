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
    // It is read to decide on: always as things are now.
    staleTime: 0,
  });

/** What merging two markets would do; asks once both are chosen. */
export const useMergePreview = (pair: Pair | null) =>
  useQuery({
    ...preview(pair ?? { survivorId: '', duplicateId: '' }),
    enabled: pair !== null,
    placeholderData: keepPreviousData,
  });

/** Sellers change their market with it, so lists of sellers are asked for again as well. */
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

/** Takes two merged markets apart again. */
export function useUndoMarketMerge() {
  const refresh = useRefreshMarkets();
  return useMutation({
    mutationFn: (id: string) => call(marketMergesApi.undo, { params: { id } }),
    onSettled: refresh,
  });
}
