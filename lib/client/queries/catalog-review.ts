import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogDetail, catalogDetailSchema } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { type ApiError, toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { ListFilters } from '@/lib/client/list-state';
import { notifyError } from '@/lib/client/notify';
import { statusWords } from '@/lib/domain/catalogs/catalog-status';
import { catalogKeys } from './catalogs';
import { fetchData } from './fetch-data';
import { useMe } from './me';

type Queue = EndpointAnswer<typeof catalogsApi.review>;

/** Catalogs fetched at a time: the next ones are there before they are wanted. */
const AHEAD = 10;

/** Others take catalogs and leave them meanwhile, so it is looked at again and again. */
const LOOK_EVERY_MS = 20_000;

/** As many at least that one is on the screen and one comes next beside those that were put off. */
const limitFor = (putOff: number) => Math.min(AHEAD * Math.ceil((putOff + 2) / AHEAD), PAGE_SIZE.max);

const waiting = (limit: number, from: string | null) =>
  queryOptions({
    queryKey: [...catalogKeys.review, limit, from] as const,
    queryFn: fetchData(catalogsApi.review, { query: { limit, ...(from !== null && { cursor: from }) } }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });

/**
 * What waits for a review by the person, who put off so many of the page that begins there, the longest waiting first.
 * Of another page nothing is shown meanwhile: its first was put off.
 */
export const useReviewQueue = (putOff: number, from: string | null) =>
  useQuery({
    ...waiting(limitFor(putOff), from),
    placeholderData: (before, query) => (query?.queryKey.at(-1) === from ? before : undefined),
  });

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
export function tellIfJudged({ code, current }: ApiError, me: string | undefined): void {
  const now = code === 'changed_meanwhile' ? catalogDetailSchema.safeParse(current).data : undefined;
  if (!now || now.status === 'in_review') return;
  const { id, name } = now.reviewedBy ?? { id: null, name: 'Somebody else' };
  notifyError(
    `${id === me ? 'You judged it already' : `${name} was faster`}: ${now.title || 'the catalog'} is ${statusWords(now.status)}.`,
  );
}

/** Takes a catalog out of the queue before the server is asked again, so that the next one is there at once. */
function useTakeOut() {
  const queryClient = useQueryClient();
  return (id: string) =>
    queryClient.setQueriesData<Queue>(
      { queryKey: catalogKeys.review },
      (page) => page && { ...page, rows: page.rows.filter((row) => row.id !== id) },
    );
}

function useJudged(onJudged: () => void) {
  const [takeOut, refresh] = [useTakeOut(), useRefresh()];
  return ({ id }: CatalogDetail) => {
    takeOut(id);
    onJudged();
    return refresh();
  };
}

/**
 * Says that the person looks at a catalog. One that another looks at, or that was judged, leaves the queue; gives the
 * server's sentence then.
 */
export function useTakeReview(id: string) {
  const queryClient = useQueryClient();
  const takeOut = useTakeOut();
  return async (): Promise<string | null> => {
    try {
      await call(reviewHoldsApi.take, { params: { id } }, { showsErrors: 'caller' });
    } catch (error) {
      const { status, message } = toApiError(error);
      // Whatever else went wrong, the next sign of life is another try.
      if (status !== 404 && status !== 409) return null;
      takeOut(id);
      void queryClient.invalidateQueries({ queryKey: catalogKeys.review });
      return message;
    }
    return null;
  };
}

/** Says that the person looks at a catalog no more. Nobody waits for it: a hold that is not given back ends by itself. */
export async function giveBackReview(id: string): Promise<void> {
  try {
    await call(reviewHoldsApi.giveBack, { params: { id } }, { showsErrors: 'caller' });
  } catch {
    // It ends within minutes.
  }
}

/** Puts right what is wrong and makes a catalog live; says so before the server is asked what waits now. */
export function useAcceptCatalog(id: string, onJudged: () => void) {
  const [judged, refresh] = [useJudged(onJudged), useRefresh()];
  const me = useMe().data?.id;
  return useMutation({
    mutationFn: (body: EndpointInput<typeof catalogsApi.accept>['body']) =>
      call(catalogsApi.accept, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: (error) => {
      tellPassingFailure(error);
      tellIfJudged(error, me);
      if (error.code === 'changed_meanwhile') return refresh();
    },
    onSuccess: judged,
  });
}
