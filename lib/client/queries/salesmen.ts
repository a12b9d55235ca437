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

/** The portfolio of a salesman and how their month goes. */
export const usePortfolio = (id: string) => useQuery(detail(id));

/** Writes a visit down. The form shows what is wrong with its input. */
export function useAddVisit(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof salesmenApi.addVisit>['body']) =>
      call(salesmenApi.addVisit, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    // A visit is a sign of life of the seller as well.
    onSuccess: async () => {
      const changed = [salesmanKeys.all, sellers.keys.all];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Sets what a salesman is to reach in a month. */
export function useSetTarget(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof salesmenApi.setTarget>['body']) =>
      call(salesmenApi.setTarget, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: (portfolio) => queryClient.setQueryData(salesmanKeys.detail(id), portfolio),
  });
}
