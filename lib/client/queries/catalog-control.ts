import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';

const throughput = queryOptions({
  queryKey: ['catalogs', 'throughput'],
  queryFn: fetchData(catalogControlApi.throughput, {}),
});

/** Sellers with the most live catalogs, and the throughput of editors. */
export const useThroughput = () => useQuery(throughput);

/** Stores the catalog from the response, and refetches all lists. */
function useKeep() {
  const queryClient = useQueryClient();
  return (catalog?: CatalogDetail) => {
    if (catalog) queryClient.setQueryData(['catalogs', 'get', catalog.id], catalog);
    void queryClient.invalidateQueries({ queryKey: ['catalogs'] });
  };
}

/** Changes switches that control a catalog's visibility to buyers, against the version the user saw. */
export function useControlCatalog(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogControlApi.change>['body']) =>
      call(catalogControlApi.change, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      keep();
    },
    onSuccess: keep,
  });
}

/** Deletes a catalog in a restorable way, or restores it. */
export function useDeleteOrRestore(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (isDeleted: boolean) => call(catalogsApi[isDeleted ? 'remove' : 'restore'], { params: { id } }),
    onSuccess: keep,
  });
}
