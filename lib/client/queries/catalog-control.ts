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

/** Which sellers have the most live catalogs, and what editors got done. */
export const useThroughput = () => useQuery(throughput);

/** Shows the catalog as the server answered it, and every list as it is now. */
function useKeep() {
  const queryClient = useQueryClient();
  return (catalog?: CatalogDetail) => {
    if (catalog) queryClient.setQueryData(['catalogs', 'get', catalog.id], catalog);
    void queryClient.invalidateQueries({ queryKey: ['catalogs'] });
  };
}

/** Switches what decides whether buyers see a catalog, on the version the person saw. */
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

/** Deletes a catalog so that it can be restored, or restores it. */
export function useDeleteOrRestore(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (isDeleted: boolean) => call(catalogsApi[isDeleted ? 'remove' : 'restore'], { params: { id } }),
    onSuccess: keep,
  });
}
