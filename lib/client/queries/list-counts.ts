import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { filteredSearch, type ListEndpoint, type ListFilters } from '@/lib/client/list-state';
import { listCountsApi } from '@/lib/contracts/list-counts';
import { isExportable } from '@/lib/domain/tables/exports';
import { fetchData } from './fetch-data';

const MINUTE = 60_000;

/** Number of rows for each of these searches and filters, in order. */
export function useListCounts<E extends ListEndpoint>(endpoint: E, filters: readonly object[]) {
  const [area = '', name = ''] = endpoint.id.split('.');
  const list = `${area}.${name}`;
  const search = filters.map((each) => filteredSearch(endpoint, each as ListFilters<E>));
  const { data } = useQuery({
    // Under the area's key, so that its changes also invalidate the counts.
    queryKey: [area, name, 'counts', search],
    queryFn: isExportable(list) ? fetchData(listCountsApi.get, { query: { list, search } }) : skipToken,
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  });
  return data;
}
