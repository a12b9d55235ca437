import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import { salesmanKeys } from './salesmen';
import { sellers } from './sellers';

type Pair = EndpointInput<typeof handoversApi.handOver>['body'];

export const handoverKeys = {
  lists: ['handovers', 'list'],
  preview: (pair: Pair) => ['handovers', 'preview', pair],
} as const;

const preview = (pair: Pair) =>
  queryOptions({
    queryKey: handoverKeys.preview(pair),
    queryFn: fetchData(handoversApi.preview, { query: pair }),
    // Read before a decision, so always refetched.
    staleTime: 0,
  });

/** Preview of a handover; fetched once a person is selected. */
export const useHandoverPreview = (pair: Pair | null) =>
  useQuery({
    ...preview(pair ?? { fromId: '', toId: '' }),
    enabled: pair !== null,
    placeholderData: keepPreviousData,
  });

/** Refetches both portfolios and their sellers. */
function useRefreshPortfolios() {
  const queryClient = useQueryClient();
  return async () => {
    const changed = [handoverKeys.lists, salesmanKeys.all, sellers.keys.all];
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Moves all sellers of one salesman to another. */
export function useHandOver() {
  const refresh = useRefreshPortfolios();
  return useMutation({ mutationFn: (body: Pair) => call(handoversApi.handOver, { body }), onSuccess: refresh });
}

/** Returns the sellers of a handover. */
export function useUndoHandover() {
  const refresh = useRefreshPortfolios();
  return useMutation({
    mutationFn: (id: string) => call(handoversApi.undo, { params: { id } }),
    onSettled: refresh,
  });
}
