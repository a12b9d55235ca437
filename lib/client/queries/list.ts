import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { type ListEndpoint, type ListQuery, type ListRow, parseListQuery } from '@/lib/client/list-state';
import { mayCall } from '@/lib/client/may-call';
import { fetchData } from './fetch-data';
import { viewsOf } from './saved-views';

/** With more pages loaded than this, returning to the page does not refetch them all. */
const REFRESHED_PAGES = 3;

/** List keys start with the area's name, which changes invalidate. */
const listKey = (endpoint: ListEndpoint, query: object) => [...endpoint.id.split('.'), query] as const;

function listOptions<E extends ListEndpoint>(endpoint: E, query: ListQuery<E>) {
  const { cursor, ...rest } = query;
  return {
    queryKey: listKey(endpoint, query),
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      fetchData(endpoint, { query: { ...rest, cursor: pageParam } } as EndpointInput<E>)({ signal }) as Promise<
        Page<ListRow<E>>
      >,
    getNextPageParam: (page: Page<ListRow<E>>) => page.next ?? undefined,
  };
}

const isShort = (data: InfiniteData<unknown> | undefined) => (data?.pages.length ?? 0) <= REFRESHED_PAGES;

/** A page of a list, with further pages on demand. Keeps the previous rows while others load. */
export function useList<E extends ListEndpoint>(endpoint: E, query: ListQuery<E>) {
  return useInfiniteQuery({
    ...listOptions(endpoint, query),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => isShort(state.data),
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
    refetchOnReconnect: ({ state }) => isShort(state.data),
  });
}

/** Prefetches a page before the user opens it. */
export function usePrefetchList<E extends ListEndpoint>(endpoint: E) {
  const queryClient = useQueryClient();
  return (query: ListQuery<E>) => void queryClient.prefetchInfiniteQuery(listOptions(endpoint, query));
}

/** For list pages: fetches what the address shows during hydration, so that the rows are ready with the page. */
export const fetchesEarly =
  <E extends ListEndpoint>(endpoint: E) =>
  (queryClient: QueryClient, roles: readonly string[]): void => {
    // No error for a fetch the user did not request; the page itself shows that access is denied.
    if (!mayCall(endpoint, roles)) return;
    const query = endpoint.query && parseListQuery(endpoint.query, window.location.search);
    if (query) void queryClient.prefetchInfiniteQuery(listOptions(endpoint, query as ListQuery<E>));
    // The rows wait for the initial view.
    void queryClient.prefetchQuery(viewsOf(endpoint.id));
  };
