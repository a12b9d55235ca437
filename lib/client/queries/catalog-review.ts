import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogDetail, catalogDetailSchema } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { ListFilters } from '@/lib/client/list-state';
import { statusWords } from '@/lib/domain/catalogs/catalog-status';
import { catalogKeys } from './catalogs';
import { fetchData } from './fetch-data';
import { useMe } from './me';
import { type ReviewSource, tellIfJudged, useTakeOut } from './review-queue';

/** Catalogs waiting for review. */
export const CATALOG_REVIEWS: ReviewSource<CatalogDetail> = {
  ...reviewHoldsApi,
  queue: catalogsApi.review,
  key: catalogKeys.review,
  record: catalogDetailSchema,
  nameOf: ({ title }) => title || 'the catalog',
  statusWords: ({ status }) => statusWords(status),
};

type FacetInput = EndpointInput<typeof catalogsApi.facets>;

const facets = (query: ListFilters<typeof catalogsApi.list>) =>
  queryOptions({
    queryKey: [...catalogKeys.facets, query],
    queryFn: fetchData(catalogsApi.facets, { query } as FacetInput),
  });

/** Number of catalogs per value in a list. */
export const useCatalogFacets = (query: Parameters<typeof facets>[0]) =>
  useQuery({ ...facets(query), placeholderData: keepPreviousData });

/** Refetches all lists of catalogs and the queue. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: catalogKeys.all });
}

function useJudged(onJudged: () => void) {
  const [takeOut, refresh] = [useTakeOut(CATALOG_REVIEWS), useRefresh()];
  return ({ id }: CatalogDetail) => {
    takeOut(id);
    onJudged();
    return refresh();
  };
}

/** Corrects a catalog and makes it live. Calls `onJudged` before the queue is refetched. */
export function useAcceptCatalog(id: string, onJudged: () => void) {
  const [judged, refresh] = [useJudged(onJudged), useRefresh()];
  const me = useMe().data?.id;
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogsApi.accept>['body']) =>
      call(catalogsApi.accept, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      tellIfJudged(CATALOG_REVIEWS, error, me);
      if (error.code === 'changed_meanwhile') return refresh();
    },
    onSuccess: judged,
  });
}

/** Returns an accepted catalog to review. */
export function useUndoAccept() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<CatalogDetail, 'id' | 'version'>) =>
      call(catalogsApi.undoAccept, { params: { id }, body: { version } }),
    onSettled: refresh,
  });
}
