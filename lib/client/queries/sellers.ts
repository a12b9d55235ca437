import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Seller, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { fetchData } from './fetch-data';
import { resource } from './resource';

export const sellers = resource(sellersApi, { rowsLack: ['counters'] });

/** A seller, or their list row until the counters have loaded. */
export type KnownSeller = Seller & Partial<Pick<SellerDetail, 'counters'>>;

export type DuplicateQuery = EndpointInput<typeof sellersApi.duplicates, 'output'>['query'];

/** Possible duplicates of the seller being typed; disabled while there is nothing to compare. */
export const useSellerDuplicates = (query: DuplicateQuery) =>
  useQuery({
    queryKey: ['sellers', 'duplicates', query],
    queryFn: fetchData(sellersApi.duplicates, { query }),
    enabled: Boolean(query.phone?.length) || Boolean(query.gstin) || Boolean(query.name && query.marketId),
  });

const keepSeller = (queryClient: QueryClient, seller: SellerDetail) =>
  void queryClient.setQueryData(sellers.keys.detail(seller.id), seller);

/** Changes the status of a seller. On rejection the current seller is shown immediately. */
export function useMoveSeller(id: string) {
  const { mutateAsync, ...rest } = sellers.useAction(sellersApi.transition, { isForm: true, keep: keepSeller });
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

/** Adds a note about a seller. */
export const useAddNote = () => sellers.useAction(sellersApi.addNote, { isForm: true });
