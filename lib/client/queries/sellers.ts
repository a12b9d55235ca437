import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';

export const sellerKeys = {
  all: ['sellers'],
  counts: ['sellers', 'counts'],
  detail: (id: string) => ['sellers', 'get', id],
} as const;

const counts = queryOptions({ queryKey: sellerKeys.counts, queryFn: fetchData(sellersApi.counts, {}) });

const detail = (id: string) =>
  queryOptions({ queryKey: sellerKeys.detail(id), queryFn: fetchData(sellersApi.get, { params: { id } }) });

/** How many sellers of each status the person sees. */
export const useSellerCounts = () => useQuery(counts);

/** One seller, with what their page counts. */
export const useSeller = (id: string) => useQuery(detail(id));

export type DuplicateQuery = EndpointInput<typeof sellersApi.duplicates, 'output'>['query'];

/** Sellers that are, or may be, the one being typed in; asks for nothing while there is nothing to go by. */
export const useSellerDuplicates = (query: DuplicateQuery) =>
  useQuery({
    queryKey: ['sellers', 'duplicates', query],
    queryFn: fetchData(sellersApi.duplicates, { query }),
    enabled: Boolean(query.phone?.length) || Boolean(query.gstin) || Boolean(query.name && query.marketId),
  });

function useKeepSeller() {
  const queryClient = useQueryClient();
  return (seller: SellerDetail) => {
    queryClient.setQueryData(sellerKeys.detail(seller.id), seller);
    return queryClient.invalidateQueries({ queryKey: sellerKeys.all });
  };
}

/** Adds a seller. */
export function useCreateSeller() {
  const keep = useKeepSeller();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof sellersApi.create>['body']) =>
      call(sellersApi.create, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: keep,
  });
}

/** Changes some of a seller's fields, on the version the person saw. */
export function useUpdateSeller(id: string) {
  const keep = useKeepSeller();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof sellersApi.update>['body']) =>
      call(sellersApi.update, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      if (error.code === 'changed_meanwhile') return queryClient.invalidateQueries({ queryKey: sellerKeys.detail(id) });
    },
    onSuccess: keep,
  });
}

/** Takes a seller to another status. When it is refused, the seller as they are now is on the screen at once. */
export function useMoveSeller(id: string) {
  const keep = useKeepSeller();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof sellersApi.transition>['body']) =>
      call(sellersApi.transition, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      return queryClient.invalidateQueries({ queryKey: sellerKeys.detail(id) });
    },
    onSuccess: keep,
  });
}

/** Adds a note about a seller. */
export function useAddNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call(sellersApi.addNote, { params: { id }, body: { text } }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sellerKeys.all }),
  });
}
