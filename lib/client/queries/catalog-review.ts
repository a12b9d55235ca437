import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogDetail, catalogDetailSchema } from '@/lib/contracts/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs';
import type { EndpointInput } from '@/lib/contracts/endpoint';
import type { ApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { ListFilters } from '@/lib/client/list-state';
import { notifyError } from '@/lib/client/notify';
import { statusWords } from '@/lib/domain/catalog-status';
import { catalogKeys } from './catalogs';
import { fetchData } from './fetch-data';

/** Catalogs fetched at a time: the next ones are there before they are wanted. */
const AHEAD = 10;

const waiting = queryOptions({
  queryKey: catalogKeys.review,
  queryFn: fetchData(catalogsApi.review, { query: { limit: AHEAD } }),
  staleTime: 0,
});

/** What waits for a review by the person, the longest waiting first. */
export const useReviewQueue = () => useQuery(waiting);

type FacetInput = EndpointInput<typeof catalogsApi.facets>;

const facets = (query: ListFilters<typeof catalogsApi.list>) =>
  queryOptions({
    queryKey: [...catalogKeys.facets, query],
    queryFn: fetchData(catalogsApi.facets, { query } as FacetInput),
  });

/** How many catalogs of a list there are of each value. */
export const useCatalogFacets = (query: Parameters<typeof facets>[0]) =>
  useQuery({ ...facets(query), placeholderData: keepPreviousData });

/** Every list of catalogs and the queue are as they are now. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: catalogKeys.all });
}

/** Says so when somebody else judged a catalog in the meantime: it is gone from the queue without a word otherwise. */
export function tellIfJudged({ code, current }: ApiError): void {
  const now = code === 'changed_meanwhile' ? catalogDetailSchema.safeParse(current).data : undefined;
  if (!now || now.status === 'in_review') return;
  const by = now.reviewedBy?.name ?? 'Somebody else';
  notifyError(`${by} was faster: ${now.title || 'the catalog'} is ${statusWords(now.status)}.`);
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
      tellIfJudged(error);
      if (error.code === 'changed_meanwhile') return refresh();
    },
    onSuccess: judged,
  });
}
