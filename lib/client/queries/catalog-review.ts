import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs';
import type { EndpointInput } from '@/lib/contracts/endpoint';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { ListFilters } from '@/lib/client/list-state';
import { fetchData } from './fetch-data';

const keys = { all: ['catalogs'], review: ['catalogs', 'review'] } as const;

/** Catalogs fetched at a time: the next ones are there before they are wanted. */
const AHEAD = 10;

const waiting = queryOptions({
  queryKey: keys.review,
  queryFn: fetchData(catalogsApi.review, { query: { limit: AHEAD } }),
  staleTime: 0,
});

/** What waits for a review by the person, the longest waiting first. */
export const useReviewQueue = () => useQuery(waiting);

type FacetInput = EndpointInput<typeof catalogsApi.facets>;

const facets = (query: ListFilters<typeof catalogsApi.list>) =>
  queryOptions({
    queryKey: ['catalogs', 'facets', query],
    queryFn: fetchData(catalogsApi.facets, { query } as FacetInput),
  });

/** How many catalogs of a list there are of each value. */
export const useCatalogFacets = (query: Parameters<typeof facets>[0]) =>
  useQuery({ ...facets(query), placeholderData: keepPreviousData });

const detail = (id: string) =>
  queryOptions({ queryKey: ['catalogs', 'get', id], queryFn: fetchData(catalogsApi.get, { params: { id } }) });

/** One catalog with its pictures. */
export const useCatalog = (id: string) => useQuery(detail(id));

/** Every list of catalogs and the queue are as they are now. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.all });
}

/** Takes what was judged out of the queue before the server is asked again, so that the next one is there at once. */
function useJudged() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return ({ id }: CatalogDetail) => {
    queryClient.setQueryData(
      waiting.queryKey,
      (page) => page && { ...page, rows: page.rows.filter((row) => row.id !== id) },
    );
    return refresh();
  };
}

/** Puts right what is wrong and makes a catalog live. */
export function useAcceptCatalog(id: string) {
  const [judged, refresh] = [useJudged(), useRefresh()];
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogsApi.accept>['body']) =>
      call(catalogsApi.accept, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      if (error.code === 'changed_meanwhile') return refresh();
    },
    onSuccess: judged,
  });
}

/** Sends a catalog back, rejects it, or takes it another step. */
export function useJudgeCatalog(id: string) {
  const [judged, refresh] = [useJudged(), useRefresh()];
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogsApi.step>['body']) =>
      call(catalogsApi.step, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      return refresh();
    },
    onSuccess: judged,
  });
}

/** Deletes a catalog so that it can be restored. */
export function useDeleteCatalog(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(catalogsApi.remove, { params: { id } }),
    onSuccess: refresh,
  });
}
