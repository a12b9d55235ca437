import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { sellers } from './sellers';

export const salesmanKeys = {
  all: ['salesmen'],
  detail: (id: string) => ['salesmen', 'get', id],
} as const;

const detail = (id: string) =>
  queryOptions({ queryKey: salesmanKeys.detail(id), queryFn: fetchData(salesmenApi.get, { params: { id } }) });

/** Portfolio of a salesman, with the results of the month. */
export const usePortfolio = (id: string) => useQuery(detail(id));

/** Records a visit. Validation errors are shown in the form. */
export function useAddVisit(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof salesmenApi.addVisit>['body']) =>
      call(salesmenApi.addVisit, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    // A visit also counts as activity of the seller.
    onSuccess: async () => {
      const changed = [salesmanKeys.all, sellers.keys.all];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Sets a salesman's monthly target. */
export function useSetTarget(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof salesmenApi.setTarget>['body']) =>
      call(salesmenApi.setTarget, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: (portfolio) => queryClient.setQueryData(salesmanKeys.detail(id), portfolio),
  });
}
